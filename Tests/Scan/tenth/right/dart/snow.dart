import 'dart:math';
import 'package:flutter/material.dart';

class Flake {
  Flake(Random r)
      : x = r.nextDouble(),
        y = r.nextDouble(),
        size = 1 + r.nextDouble() * 3;
  final double x, y, size;
}

class SnowPainter extends CustomPainter {
  SnowPainter({int seed = 7, int count = 200}) {
    final r = Random(seed);
    flakes = [for (var i = 0; i < count; i++) Flake(r)];
  }
  late final List<Flake> flakes;

  @override
  void paint(Canvas canvas, Size size) {
    final paint = Paint()..color = Colors.white70;
    for (final f in flakes) {
      canvas.drawCircle(Offset(f.x * size.width, f.y * size.height), f.size, paint);
    }
  }

  @override
  bool shouldRepaint(SnowPainter old) => false;
}
