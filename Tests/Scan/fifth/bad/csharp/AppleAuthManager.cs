using System.Security.Cryptography;
using System.Text;
using UnityEngine;

public class AppleAuthManager : MonoBehaviour
{
    public string HashedNonce(string rawNonce)
    {
        using var sha = SHA256.Create();
        var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(rawNonce));
        var result = new StringBuilder();
        foreach (var b in hash)
        {
            result.Append(b.ToString("x"));
        }
        return result.ToString();
    }
}
