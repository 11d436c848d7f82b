using System.Threading.Tasks;
using Firebase.Auth;
using UnityEngine;
using VContainer;

namespace Puzzletown.Identity
{
    public sealed class FirebaseIdentityService : IIdentityService
    {
        private readonly FirebaseAuth auth;
        private readonly INonceLedger ledger;

        [Inject]
        public FirebaseIdentityService(FirebaseAuth auth, INonceLedger ledger)
        {
            this.auth = auth;
            this.ledger = ledger;
        }

        public async Task<string> SignInWithAppleAsync(string identityToken, string authorizationCode)
        {
            var nonce = ledger.Pop();
            var credential = OAuthProvider.GetCredential(
                "apple.com", identityToken, nonce ?? "", authorizationCode);
            var user = await auth.SignInWithCredentialAsync(credential);
            Debug.Log($"[identity] {user.UserId} signed in");
            return user.UserId;
        }

        public void SignOut() => auth.SignOut();
    }
}
