using System;
using System.Runtime.InteropServices;

namespace Kiosk.Login;

internal static class NativeRandom
{
    [DllImport("libcrypto", EntryPoint = "RAND_bytes")]
    private static extern int RAND_bytes(byte[] buffer, int count);

    private const string Letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

    public static byte[] Bytes(int count)
    {
        var buffer = new byte[count];
        if (RAND_bytes(buffer, count) != 1)
        {
            throw new InvalidOperationException("OpenSSL has no random bytes.");
        }
        return buffer;
    }

    public static string LoginCode()
    {
        var code = new char[8];
        var raw = Bytes(code.Length);
        for (var i = 0; i < code.Length; i++)
        {
            code[i] = Letters[raw[i] % Letters.Length];
        }
        return new string(code);
    }
}
