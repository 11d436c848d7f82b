import 'dart:math';
import 'package:flutter/material.dart';

class Splash extends StatelessWidget {
  Splash({super.key});
  final _random = Random();
  static const _tips = ['Sign in with Apple', 'Your data stays yours', 'No password needed'];

  @override
  Widget build(BuildContext context) {
    return ColoredBox(
      color: Colors.primaries[_random.nextInt(Colors.primaries.length)],
      child: Text(_tips[DateTime.now().second % _tips.length]),
    );
  }
}
