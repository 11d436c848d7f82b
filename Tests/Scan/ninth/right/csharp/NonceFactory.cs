using System.Security.Cryptography;
using System.Text;

namespace Contoso.Identity;

/// <summary>Nonce and state of the OpenID Connect sign-in.</summary>
public static class NonceFactory
{
    private const string Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    public static string Create(int length = 32) =>
        string.Create(length, Alphabet, static (span, letters) =>
        {
            for (var i = 0; i < span.Length; i++)
            {
                span[i] = letters[RandomNumberGenerator.GetInt32(letters.Length)];
            }
        });

    public static string Sha256Hex(string text)
    {
        var builder = new StringBuilder(64);
        foreach (var b in SHA256.HashData(Encoding.UTF8.GetBytes(text)))
        {
            builder.Append(b.ToString("x2"));
        }
        return builder.ToString();
    }
}
