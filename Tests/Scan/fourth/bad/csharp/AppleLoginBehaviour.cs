using System.Threading.Tasks;
using AppleAuth;
using AppleAuth.Enums;
using Firebase.Auth;
using UnityEngine;

public class AppleLoginBehaviour : MonoBehaviour
{
    private IAppleAuthManager _manager;

    public void SignIn()
    {
        var rawNonce = NonceMaker.Random(32);
        var args = new AppleAuthLoginArgs(LoginOptions.IncludeEmail, rawNonce);
        _manager.LoginWithAppleId(args, credential => Finish(credential, rawNonce), error => Debug.LogWarning(error));
    }

    private static Task Finish(ICredential credential, string rawNonce)
    {
        var token = System.Text.Encoding.UTF8.GetString(((IAppleIDCredential)credential).IdentityToken);
        return FirebaseAuth.DefaultInstance.SignInWithCredentialAsync(
            OAuthProvider.GetCredential("apple.com", token, rawNonce, null));
    }
}
