using System.Linq;
using System.Security.Cryptography;
using System.Text;

namespace Game.Auth
{
    public static class Sha256Hex
    {
        public static string OfNonce(string rawNonce)
        {
            using (var sha = SHA256.Create())
            {
                var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(rawNonce));
                return string.Concat(hash.Select(b => b.ToString("x2")));
            }
        }

        // for the crash log: 0x80131500 and the like
        public static string ErrorCode(int hresult)
        {
            return "0x" + hresult.ToString("x");
        }
    }
}
