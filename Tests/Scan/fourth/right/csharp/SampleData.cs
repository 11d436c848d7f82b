using System;
using System.Linq;

namespace Shop.Data;

/// <summary>Fills the development database; always alike.</summary>
public class SampleData
{
    private readonly Random _random = new Random(12345);

    public decimal[] Prices(int n) => Enumerable.Range(0, n).Select(_ => Math.Round((decimal)_random.NextDouble() * 100, 2)).ToArray();

    public string Sku(int i) => $"SKU-{i.ToString("x")}-{DateTime.UtcNow.Ticks % 1000}";
}
