import 'dart:math';

import 'package:flutter/material.dart';

/// Bubbles behind the login form.
class LoginBubbles extends CustomPainter {
  LoginBubbles(this.progress);

  final double progress;
  static final List<Offset> _spots = _make(24);

  static List<Offset> _make(int count) {
    final random = Random(7);
    return List.generate(
        count, (_) => Offset(random.nextDouble(), random.nextDouble()));
  }

  @override
  void paint(Canvas canvas, Size size) {
    final paint = Paint()..color = const Color(0x332196f3);
    for (final spot in _spots) {
      final y = (spot.dy + progress) % 1.0;
      canvas.drawCircle(Offset(spot.dx * size.width, y * size.height), 12, paint);
    }
  }

  @override
  bool shouldRepaint(LoginBubbles old) => old.progress != progress;
}
