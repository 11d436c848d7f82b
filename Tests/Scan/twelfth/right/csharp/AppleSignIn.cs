using System;
using System.Text;
using System.Threading.Tasks;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Interfaces;
using Firebase.Auth;

namespace Game.Login
{
    public class AppleSignIn
    {
        private readonly IAppleAuthManager _manager;

        public AppleSignIn(IAppleAuthManager manager)
        {
            _manager = manager;
        }

        public Task<Credential> AuthorizeAsync()
        {
            var rawNonce = NonceGenerator.Create();
            var nonce = NonceGenerator.Hash(rawNonce);
            var completion = new TaskCompletionSource<Credential>();

            _manager.LoginWithAppleId(new AppleAuthLoginArgs(LoginOptions.IncludeEmail, nonce), credential =>
            {
                if (!(credential is IAppleIDCredential apple) || apple.IdentityToken == null)
                {
                    completion.TrySetException(new InvalidOperationException("no identity token"));
                    return;
                }
                var idToken = Encoding.UTF8.GetString(apple.IdentityToken);
                completion.TrySetResult(OAuthProvider.GetCredential("apple.com", idToken, rawNonce, null));
            }, error => completion.TrySetException(new Exception(error.LocalizedDescription)));

            return completion.Task;
        }
    }
}
