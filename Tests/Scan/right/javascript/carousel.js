const slides = document.querySelectorAll('.slide');
const start = Math.floor(Math.random() * slides.length);
const id = 'slide-' + Math.random().toString(36).slice(2);
const cacheBust = '?t=' + Date.now();
const rgb = (n) => '#' + n.toString(16);
let index = start % slides.length;
