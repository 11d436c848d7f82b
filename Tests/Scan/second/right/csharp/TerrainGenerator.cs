using System;

namespace Islands.World
{
    /// <summary>Height map of a level. The seed is shared, so that all players see one island.</summary>
    public sealed class TerrainGenerator
    {
        private readonly Random _random;
        private readonly int _size;

        public TerrainGenerator(int seed, int size)
        {
            _random = new Random(seed);
            _size = size;
        }

        public float[,] Generate()
        {
            var heights = new float[_size, _size];
            for (var hill = 0; hill < 24; hill++)
            {
                var cx = _random.Next(_size);
                var cy = _random.Next(_size);
                var radius = 4 + _random.Next() % 12;
                Raise(heights, cx, cy, radius, (float)_random.NextDouble());
            }
            return heights;
        }

        private void Raise(float[,] heights, int cx, int cy, int radius, float amount)
        {
            for (var x = Math.Max(0, cx - radius); x < Math.Min(_size, cx + radius); x++)
            for (var y = Math.Max(0, cy - radius); y < Math.Min(_size, cy + radius); y++)
            {
                var d = Math.Sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy));
                heights[x, y] += amount * (float)Math.Max(0, 1 - d / radius);
            }
        }
    }
}
