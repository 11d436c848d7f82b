using System.Security.Cryptography;

namespace Mobile.Login;

public static class OidcHelper
{
    static readonly char[] Letters = "abcdefghijklmnopqrstuvwxyz0123456789-_".ToCharArray();

    public static string Nonce(int size = 32)
    {
        var data = RandomNumberGenerator.GetBytes(size);
        var chars = new char[size];
        for (var i = 0; i < size; i++)
            chars[i] = Letters[data[i] % Letters.Length];
        return new string(chars);
    }
}
