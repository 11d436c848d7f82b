using System.Security.Cryptography;
using System.Text;

namespace Contoso.SignIn;

/// <summary>Nonce and state for the OpenID Connect sign-in.</summary>
public static class RandomText
{
    private const string Alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

    public static string Nonce(int length)
    {
        var limit = 256 - 256 % Alphabet.Length;
        var text = new StringBuilder(length);
        while (text.Length < length)
        {
            foreach (var b in RandomNumberGenerator.GetBytes(length))
            {
                if (b >= limit) continue;
                if (text.Length == length) break;
                text.Append(Alphabet[b % Alphabet.Length]);
            }
        }
        return text.ToString();
    }
}
