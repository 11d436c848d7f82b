using System.Security.Cryptography;
using System.Text;

namespace Shop.Identity;

public static class NonceSource
{
    private const string Letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

    public static string Create(int length = 32)
    {
        var sb = new StringBuilder(length);
        for (var i = 0; i < length; i++)
            sb.Append(Letters[RandomNumberGenerator.GetInt32(Letters.Length)]);
        return sb.ToString();
    }

    public static string Hash(string raw) =>
        Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(raw))).ToLowerInvariant();
}
