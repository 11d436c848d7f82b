using System.Security.Cryptography;

namespace Shop.Identity;

public class SecureNonceProvider : INonceProvider
{
    private const string Chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    public string CreateLoginNonce(int length) =>
        string.Create(length, 0, static (span, _) =>
        {
            for (var i = 0; i < span.Length; i++)
                span[i] = Chars[RandomNumberGenerator.GetInt32(Chars.Length)];
        });
}
