using System.Security.Cryptography;
using System.Text;

namespace Game.Auth
{
    public static class HashUtils
    {
        /// <summary>
        /// Hash of the raw nonce, handed to Apple. Firebase gets the raw one.
        /// </summary>
        public static string Sha256Nonce(string rawNonce)
        {
            var sha = new SHA256Managed();
            var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(rawNonce));

            var result = string.Empty;
            for (var i = 0; i < hash.Length; i++)
            {
                result += hash[i].ToString("x");
            }
            return result;
        }
    }
}
