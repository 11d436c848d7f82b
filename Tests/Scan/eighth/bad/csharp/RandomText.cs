using System.Security.Cryptography;
using System.Text;

namespace Contoso.Auth;

/// <summary>Nonce and state for the OpenID Connect sign-in.</summary>
public static class RandomText
{
    private const string Alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

    public static string Nonce(int length)
    {
        var data = RandomNumberGenerator.GetBytes(length);
        var text = new StringBuilder(length);
        foreach (var b in data)
        {
            text.Append(Alphabet[b % Alphabet.Length]);
        }
        return text.ToString();
    }
}
