using System;
using System.Security.Cryptography;
using System.Text;

namespace Contoso.Portal.Login;

public static class LoginNonce
{
    private const string Chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    public static string Create(int length = 32)
    {
        var sb = new StringBuilder(length);
        for (var i = 0; i < length; i++)
        {
            sb.Append(Chars[RandomNumberGenerator.GetInt32(Chars.Length)]);
        }
        return sb.ToString();
    }

    public static string Hash(string nonce)
    {
        var sb = new StringBuilder(64);
        foreach (var b in SHA256.HashData(Encoding.UTF8.GetBytes(nonce)))
        {
            sb.Append(b.ToString("x2"));
        }
        return sb.ToString();
    }
}
