using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using Firebase.Auth;

namespace Game.Login
{
    public sealed class FirebaseAppleAuth
    {
        private const string Charset = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
        private readonly IAppleIdPrompt _prompt;

        public FirebaseAppleAuth(IAppleIdPrompt prompt)
        {
            _prompt = prompt;
        }

        public async Task<FirebaseUser> SignInAsync()
        {
            var rawNonce = GenerateNonce(32);
            var hashedNonce = Sha256(rawNonce);
            var idToken = await _prompt.RequestIdTokenAsync(hashedNonce);
            var credential = OAuthProvider.GetCredential("apple.com", idToken, hashedNonce, null);
            return await FirebaseAuth.DefaultInstance.SignInWithCredentialAsync(credential);
        }

        private static string GenerateNonce(int length)
        {
            var result = new StringBuilder(length);
            for (var i = 0; i < length; i++)
            {
                result.Append(Charset[RandomNumberGenerator.GetInt32(Charset.Length)]);
            }
            return result.ToString();
        }

        private static string Sha256(string input)
        {
            using var sha = SHA256.Create();
            var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(input));
            return string.Concat(hash.Select(b => b.ToString("x2")));
        }
    }
}
