using System.Security.Cryptography;

public static class Nonce
{
    public static string Create() => Convert.ToHexString(RandomNumberGenerator.GetBytes(16)).ToLowerInvariant();

    public static string Hash(string raw)
    {
        var sb = new StringBuilder();
        foreach (var b in SHA256.HashData(Encoding.UTF8.GetBytes(raw))) sb.Append(b.ToString("x2"));
        return sb.ToString();
    }
}
