using System;
using System.Text;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Interfaces;
using Firebase.Auth;
using Firebase.Extensions;
using UnityEngine;

public class AppleLogin : MonoBehaviour
{
    private IAppleAuthManager _manager;
    private FirebaseAuth _auth;

    public event Action<FirebaseUser> SignedIn;

    public void SignIn()
    {
        var rawNonce = Guid.NewGuid().ToString("N");
        var args = new AppleAuthLoginArgs(LoginOptions.IncludeEmail | LoginOptions.IncludeFullName, rawNonce);

        _manager.LoginWithAppleId(args, credential =>
        {
            if (credential is IAppleIDCredential apple)
            {
                SignInToFirebase(apple, rawNonce);
            }
        }, error => Debug.LogWarning($"Apple login failed: {error.LocalizedDescription}"));
    }

    private void SignInToFirebase(IAppleIDCredential apple, string rawNonce)
    {
        var idToken = Encoding.UTF8.GetString(apple.IdentityToken);
        var credential = OAuthProvider.GetCredential("apple.com", idToken, rawNonce, null);
        _auth.SignInWithCredentialAsync(credential).ContinueWithOnMainThread(task =>
        {
            if (task.IsCompletedSuccessfully)
            {
                SignedIn?.Invoke(task.Result);
            }
        });
    }

    private void Update() => _manager?.Update();
}
