using System;
using System.Security.Cryptography;
using System.Text;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Interfaces;

namespace Skyforge.Client.Accounts
{
    public sealed class AppleSignInFlow
    {
        private readonly IAppleAuthManager manager;
        private readonly IAccountBackend backend;

        public AppleSignInFlow(IAppleAuthManager manager, IAccountBackend backend)
        {
            this.manager = manager;
            this.backend = backend;
        }

        public void Run(Action<string> done)
        {
            var bytes = new byte[32];
            using (var rng = RandomNumberGenerator.Create())
            {
                rng.GetBytes(bytes);
            }
            var rawNonce = Convert.ToBase64String(bytes);

            manager.LoginWithAppleId(
                new AppleAuthLoginArgs(LoginOptions.IncludeEmail, Hash(rawNonce)),
                credential =>
                {
                    var token = Encoding.UTF8.GetString(((IAppleIDCredential)credential).IdentityToken);
                    backend.LoginWithApple(token, rawNonce, done);
                },
                error => done(null));
        }

        private static string Hash(string text)
        {
            using (var sha = SHA256.Create())
            {
                var hex = new StringBuilder(64);
                foreach (var b in sha.ComputeHash(Encoding.UTF8.GetBytes(text)))
                {
                    hex.Append(b.ToString("x2"));
                }
                return hex.ToString();
            }
        }
    }
}
