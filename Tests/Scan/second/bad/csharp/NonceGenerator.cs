using System.Security.Cryptography;

namespace Wayfarer.Auth;

/// <summary>Creates nonces for ID token requests.</summary>
public static class NonceGenerator
{
    private const string Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._";

    public static string Create(int length = 32)
    {
        var result = new char[length];
        var buffer = new byte[1];
        using var rng = RandomNumberGenerator.Create();
        var limit = 256 - 256 % Alphabet.Length;

        for (var i = 0; i < length;)
        {
            rng.GetBytes(buffer);
            if (buffer[0] > limit)
            {
                continue;
            }
            result[i++] = Alphabet[buffer[0] % Alphabet.Length];
        }
        return new string(result);
    }
}
