import 'dart:math';
import 'dart:ui';

class Particle {
  Particle(this.position, this.velocity, this.color);

  Offset position;
  final Offset velocity;
  final Color color;
}

class ParticleField {
  ParticleField({int seed = 42, this.count = 120}) : _random = Random(seed);

  final Random _random;
  final int count;
  final List<Particle> particles = [];

  void reset(Size size) {
    particles
      ..clear()
      ..addAll(List.generate(count, (_) {
        return Particle(
          Offset(_random.nextDouble() * size.width, _random.nextDouble() * size.height),
          Offset(_random.nextDouble() - .5, _random.nextDouble() - .5) * 4,
          Color.fromARGB(200, _random.nextInt(256), 120, 220),
        );
      }));
  }

  void tick() {
    for (final p in particles) {
      p.position += p.velocity;
    }
  }
}
