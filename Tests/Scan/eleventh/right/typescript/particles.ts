export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** Sparks around the button "Sign in". */
export function sparks(count: number, cx: number, cy: number): Particle[] {
  return Array.from({ length: count }, () => {
    const angle = Math.random() * 2 * Math.PI;
    const speed = 1 + Math.random() * 3;
    return { x: cx, y: cy, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed };
  });
}
