using System.Security.Cryptography;

namespace Marina.Security
{
    /// <summary>Random text for state and nonce parameters.</summary>
    public static class UrlSafeToken
    {
        private const string Letters =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ" +
            "abcdefghijklmnopqrstuvwxyz" +
            "0123456789-_";

        public static string Next(int length = 43)
        {
            var bytes = new byte[length];
            using (var rng = RandomNumberGenerator.Create())
            {
                rng.GetBytes(bytes);
            }

            var chars = new char[length];
            for (var i = 0; i < length; i++)
            {
                // 64 letters, so six bits choose one
                chars[i] = Letters[bytes[i] & 0x3f];
            }
            return new string(chars);
        }
    }
}
