using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

namespace Contoso.Identity
{
    /// <summary>Helpers for the OpenID Connect sign-in.</summary>
    public static class NonceHelper
    {
        private const string Chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        private static readonly Random Rng = new Random();

        public static string CreateNonce(int length = 32)
        {
            return new string(Enumerable.Range(0, length)
                .Select(_ => Chars[Rng.Next(Chars.Length)])
                .ToArray());
        }

        public static string Sha256(string value)
        {
            using var sha = SHA256.Create();
            var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(value));
            var sb = new StringBuilder();
            foreach (var b in hash)
                sb.Append(b.ToString("x"));
            return sb.ToString();
        }
    }
}
