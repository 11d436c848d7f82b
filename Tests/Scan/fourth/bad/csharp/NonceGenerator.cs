using System;
using System.Linq;

namespace Shop.Identity;

/// <summary>Creates nonces for the Apple sign-in challenge.</summary>
public sealed class NonceGenerator
{
    private const string Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private readonly Random _random = new Random();

    public string Next(int length = 32) =>
        new(Enumerable.Range(0, length).Select(_ => Letters[_random.Next(Letters.Length)]).ToArray());
}
