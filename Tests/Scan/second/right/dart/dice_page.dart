import 'dart:math';

import 'package:flutter/material.dart';

class DicePage extends StatefulWidget {
  const DicePage({super.key, this.playerName});

  final String? playerName;

  @override
  State<DicePage> createState() => _DicePageState();
}

class _DicePageState extends State<DicePage> {
  final _random = Random();
  int _face = 1;

  void _roll() => setState(() => _face = _random.nextInt(6) + 1);

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: Text(widget.playerName ?? '')),
      body: Center(
        child: GestureDetector(
          onTap: _roll,
          child: Image.asset('assets/dice/$_face.png', width: 160),
        ),
      ),
      backgroundColor: Colors.primaries[Random().nextInt(Colors.primaries.length)],
    );
  }
}
