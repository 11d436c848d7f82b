import 'dart:math';
import 'package:flutter/material.dart';

/// Shakes the password field after a failed login.
class ShakeCurve extends Curve {
  ShakeCurve() : _phase = Random().nextDouble();
  final double _phase;

  @override
  double transformInternal(double t) => sin((t + _phase) * 3 * pi) * (1 - t);
}

Color tileColor(int index) => Colors.primaries[index % Colors.primaries.length];
