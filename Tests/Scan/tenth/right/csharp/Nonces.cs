using System.Security.Cryptography;
using System.Text;

namespace Acme.Auth;

public static class Nonces
{
    private const string Charset = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

    public static string Create(int length = 32) => RandomNumberGenerator.GetString(Charset, length);

    public static string Hash(string nonce)
    {
        var sb = new StringBuilder(64);
        foreach (var b in SHA256.HashData(Encoding.UTF8.GetBytes(nonce)))
            sb.Append(b.ToString("x2"));
        return sb.ToString();
    }
}
