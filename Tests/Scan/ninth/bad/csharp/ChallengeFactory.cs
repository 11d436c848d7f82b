using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Text;

namespace Kiosk.Login;

internal static class ChallengeFactory
{
    private const string Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYabcdefghijklmnopqrstuvwxyz0123456789";

    [DllImport("libcrypto", EntryPoint = "RAND_bytes")]
    private static extern int RAND_bytes(byte[] buffer, int count);

    public static string LoginNonce(int length)
    {
        var sb = new StringBuilder(length);
        for (var i = 0; i < length; i++)
        {
            sb.Append(Alphabet[RandomNumberGenerator.GetInt32(Alphabet.Length)]);
        }
        return sb.ToString();
    }

    public static byte[] LoginKey()
    {
        var key = new byte[32];
        RAND_bytes(key, key.Length);
        return key;
    }
}
