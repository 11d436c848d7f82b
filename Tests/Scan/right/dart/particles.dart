import 'dart:math';

final _random = Random();
Offset jitter() => Offset(_random.nextDouble(), _random.nextDouble());
String colorCode(int value) => value.toRadixString(16);
