import 'dart:math';

import 'package:flutter/material.dart';

/// Bubbles behind the login form.
class BubblesPainter extends CustomPainter {
  BubblesPainter(this.t) : _random = Random(3);

  final double t;
  final Random _random;

  @override
  void paint(Canvas canvas, Size size) {
    final paint = Paint()..color = Colors.blue.withAlpha(60);
    for (var i = 0; i < 24; i++) {
      final x = _random.nextDouble() * size.width;
      final y = (_random.nextDouble() - t) % 1.0 * size.height;
      canvas.drawCircle(Offset(x, y), 4 + _random.nextInt(12).toDouble(), paint);
    }
  }

  @override
  bool shouldRepaint(BubblesPainter old) => old.t != t;
}
