const TAU = Math.PI * 2;

export class Particle {
  constructor(canvas) {
    this.canvas = canvas;
    this.reset();
  }

  reset() {
    this.x = Math.random() * this.canvas.width;
    this.y = Math.random() * this.canvas.height;
    this.angle = Math.random() * TAU;
    this.hue = Math.floor(Math.random() * 360);
    this.born = Date.now();
  }

  step(dt) {
    this.x += Math.cos(this.angle) * dt;
    this.y += Math.sin(this.angle) * dt;
    if (Date.now() - this.born > 4000) this.reset();
  }
}
