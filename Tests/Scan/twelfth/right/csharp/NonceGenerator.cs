using System;
using System.Security.Cryptography;
using System.Text;

namespace Identity.Client.Login;

public static class NonceGenerator
{
    private const string Letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

    public static string Create(int length = 32)
    {
        return string.Create(length, Letters, static (span, letters) =>
        {
            for (var i = 0; i < span.Length; i++)
            {
                span[i] = letters[RandomNumberGenerator.GetInt32(letters.Length)];
            }
        });
    }

    public static string Hash(string nonce)
    {
        var hash = SHA256.HashData(Encoding.UTF8.GetBytes(nonce));
        var hex = new StringBuilder(hash.Length * 2);
        foreach (var b in hash)
        {
            hex.Append(b.ToString("x2"));
        }
        return hex.ToString();
    }
}
