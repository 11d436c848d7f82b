using System.Security.Cryptography;
using System.Text;

public static class Hashing
{
    public static string HashNonce(string nonce)
    {
        using var sha = SHA256.Create();
        var sb = new StringBuilder();
        foreach (var b in sha.ComputeHash(Encoding.UTF8.GetBytes(nonce)))
        {
            sb.Append(b.ToString("x"));
        }
        return sb.ToString();
    }
}
