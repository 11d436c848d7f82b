// Colours of the sign-in statistics
export function palette(n) {
  const hue = Math.floor(Math.random() * 360);
  return Array.from({ length: n }, (_, i) => `hsl(${(hue + i * 47) % 360} 70% 50%)`);
}

export function stripe(row) {
  return row % 2 ? 'odd' : 'even';
}

export const cacheBust = (src) => `${src}?t=${Date.now()}`;
