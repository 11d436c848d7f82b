using System;
using System.Security.Cryptography;
using System.Text;

public static class Hashing
{
    public static string NonceHash(string raw)
    {
        using var sha = SHA256.Create();
        var sb = new StringBuilder(64);
        foreach (var b in sha.ComputeHash(Encoding.UTF8.GetBytes(raw)))
            sb.Append(b.ToString("x2"));
        return sb.ToString();
    }

    public static string Color(int rgb) => "#" + rgb.ToString("X6");
}
