import React, { useMemo } from 'react';

const COLORS = ['#e6194b', '#3cb44b', '#ffe119', '#4363d8', '#f58231'];

type Piece = { left: number; delay: number; color: string };

function piece(): Piece {
  return {
    left: Math.random() * 100,
    delay: Math.random() * 2,
    color: COLORS[Math.floor(Math.random() * COLORS.length)],
  };
}

export function Confetti({ count = 60 }: { count?: number }) {
  const pieces = useMemo(() => Array.from({ length: count }, piece), [count]);
  return (
    <div className="confetti">
      {pieces.map((p, i) => (
        <i key={i} style={{ left: `${p.left}%`, animationDelay: `${p.delay}s`, background: p.color }} />
      ))}
    </div>
  );
}
