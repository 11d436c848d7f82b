import React, { useMemo } from 'react';
import './LoginBackground.css';

const COLORS = ['#ef476f', '#ffd166', '#06d6a0', '#118ab2'];

/* Bubbles behind the login form. */
export default function LoginBackground({ count = 24 }) {
  const bubbles = useMemo(
    () =>
      Array.from({ length: count }, (_, i) => ({
        id: i,
        left: `${Math.random() * 100}%`,
        size: 8 + Math.random() * 40,
        color: COLORS[Math.floor(Math.random() * COLORS.length)],
        delay: `${-Math.random() * 20}s`,
      })),
    [count]
  );

  return (
    <div className="login-background" aria-hidden="true">
      {bubbles.map((b) => (
        <span
          key={b.id}
          style={{ left: b.left, width: b.size, height: b.size, background: b.color, animationDelay: b.delay }}
        />
      ))}
    </div>
  );
}
