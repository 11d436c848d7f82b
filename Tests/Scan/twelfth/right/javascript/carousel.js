export class Carousel {
  constructor(root, { interval = 5000, shuffle = false } = {}) {
    this.root = root;
    this.slides = [...root.querySelectorAll('[data-slide]')];
    this.index = shuffle ? Math.floor(Math.random() * this.slides.length) : 0;
    this.interval = interval;
    this.show(this.index);
  }

  show(index) {
    this.index = (index + this.slides.length) % this.slides.length;
    this.slides.forEach((slide, i) => slide.toggleAttribute('hidden', i !== this.index));
    this.root.dispatchEvent(new CustomEvent('slide', { detail: this.index }));
  }

  start() {
    this.stop();
    this.timer = setInterval(() => this.show(this.index + 1), this.interval);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
