import 'dart:math';

import 'package:flutter/material.dart';

import 'widgets/apple_sign_in_tile.dart';
import 'widgets/google_sign_in_tile.dart';

class LoginPage extends StatefulWidget {
  const LoginPage({super.key});

  @override
  State<LoginPage> createState() => _LoginPageState();
}

class _LoginPageState extends State<LoginPage> {
  static const _greetings = ['Welcome back', 'Good to see you', 'Hello again'];

  final _random = Random();
  late final String _greeting = _greetings[_random.nextInt(_greetings.length)];
  late final Color _accent = Colors.primaries[_random.nextInt(Colors.primaries.length)];

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      backgroundColor: _accent.withOpacity(.1),
      body: SafeArea(
        child: Column(
          mainAxisAlignment: MainAxisAlignment.center,
          children: [
            Text(_greeting, style: Theme.of(context).textTheme.headlineMedium),
            const SizedBox(height: 32),
            const AppleSignInTile(),
            const GoogleSignInTile(),
          ],
        ),
      ),
    );
  }
}
