using System.Security.Cryptography;
using System.Text;

namespace GameStudio.Accounts
{
    internal static class AppleHash
    {
        /// <summary>SHA-256 of the nonce, for UnityEngine's Apple login.</summary>
        public static string Of(string rawNonce)
        {
            using (var sha = SHA256.Create())
            {
                var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(rawNonce));
                var sb = new StringBuilder();
                foreach (var b in hash)
                {
                    sb.Append(b.ToString("x"));
                }
                return sb.ToString();
            }
        }

        public static string NewNonce(int length)
        {
            const string abc = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
            return RandomNumberGenerator.GetString(abc, length);
        }
    }
}
