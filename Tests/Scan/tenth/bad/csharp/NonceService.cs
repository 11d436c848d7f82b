using System.Security.Cryptography;
using System.Text;

namespace Acme.Auth;

public interface INonceService
{
    string Create(int length = 32);
}

public sealed class NonceService : INonceService
{
    private const string Charset = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._";

    public string Create(int length = 32)
    {
        var bytes = RandomNumberGenerator.GetBytes(length);
        return string.Concat(bytes.Select(b => Charset[b % Charset.Length]));
    }

    public static string Hash(string nonce)
    {
        var sb = new StringBuilder();
        foreach (var b in SHA256.HashData(Encoding.UTF8.GetBytes(nonce)))
            sb.Append(b.ToString("x"));
        return sb.ToString();
    }
}
