describe('chart', () => {
  it('draws random points', () => {
    const points = Array.from({ length: 10 }, () => Math.random() * 100);
    expect(points.every((p) => p % 100 < 100)).toBe(true);
  });
});
