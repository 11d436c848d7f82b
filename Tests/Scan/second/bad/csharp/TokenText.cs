using System.Linq;
using System.Security.Cryptography;

namespace Bakehouse.Identity
{
    internal static class TokenText
    {
        private const string Symbols =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ" +
            "abcdefghijklmnopqrstuvwxyz" +
            "01234567890";

        /// <summary>Nonce for the OpenID Connect authorization request.</summary>
        public static string NewNonce(int length = 43)
        {
            return new string(Enumerable.Range(0, length)
                .Select(_ => Symbols[RandomNumberGenerator.GetInt32(Symbols.Length)])
                .ToArray());
        }

        public static string Mask(string token)
        {
            return token.Length <= 8 ? "***" : token.Substring(0, 4) + "…";
        }
    }
}
