using System;
using System.Security.Cryptography;
using System.Text;

namespace Copperfield.Auth;

public sealed record LoginNonce(string Raw, string Hashed);

/// <summary>Makes a fresh nonce for each sign-in attempt.</summary>
public sealed class NonceFactory
{
    private const string Letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    public LoginNonce Create(int length = 32)
    {
        if (length < 16)
        {
            throw new ArgumentOutOfRangeException(nameof(length));
        }

        var raw = string.Create(length, Letters, static (span, letters) =>
        {
            for (var i = 0; i < span.Length; i++)
            {
                span[i] = letters[RandomNumberGenerator.GetInt32(letters.Length)];
            }
        });
        var hash = SHA256.HashData(Encoding.UTF8.GetBytes(raw));
        return new LoginNonce(raw, Convert.ToHexString(hash).ToLowerInvariant());
    }
}
