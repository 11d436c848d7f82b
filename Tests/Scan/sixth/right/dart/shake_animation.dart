import 'dart:math';

import 'package:flutter/material.dart';

/// The password field of the login page shakes when it is wrong.
class Shake extends StatefulWidget {
  const Shake({super.key, required this.child, required this.trigger});

  final Widget child;
  final int trigger;

  @override
  State<Shake> createState() => _ShakeState();
}

class _ShakeState extends State<Shake> with SingleTickerProviderStateMixin {
  final _random = Random(3);
  late final _controller =
      AnimationController(vsync: this, duration: const Duration(milliseconds: 400));
  double _amplitude = 8;

  @override
  void didUpdateWidget(Shake old) {
    super.didUpdateWidget(old);
    if (old.trigger != widget.trigger) {
      _amplitude = 6 + _random.nextDouble() * 6;
      _controller.forward(from: 0);
    }
  }

  @override
  void dispose() {
    _controller.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) => AnimatedBuilder(
        animation: _controller,
        child: widget.child,
        builder: (_, child) => Transform.translate(
          offset: Offset(sin(_controller.value * pi * 6) * _amplitude * (1 - _controller.value), 0),
          child: child,
        ),
      );
}
