using System;
using System.Security.Cryptography;
using System.Text;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Interfaces;
using Firebase.Auth;
using UnityEngine;

public class AppleSignInManager : MonoBehaviour
{
    private IAppleAuthManager _apple;
    private readonly System.Random _random = new System.Random();

    public void SignIn(Action<FirebaseUser> done)
    {
        var rawNonce = RandomString(32);
        var args = new AppleAuthLoginArgs(LoginOptions.IncludeEmail, Sha256(rawNonce));
        _apple.LoginWithAppleId(args, credential =>
        {
            if (!(credential is IAppleIDCredential apple)) return;
            var token = Encoding.UTF8.GetString(apple.IdentityToken);
            var firebase = OAuthProvider.GetCredential("apple.com", token, rawNonce, null);
            FirebaseAuth.DefaultInstance.SignInWithCredentialAsync(firebase)
                .ContinueWith(t => done(t.IsFaulted ? null : t.Result));
        }, error => Debug.LogWarning(error.LocalizedDescription));
    }

    private string RandomString(int length)
    {
        const string chars = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
        var sb = new StringBuilder(length);
        for (var i = 0; i < length; i++) sb.Append(chars[_random.Next(chars.Length)]);
        return sb.ToString();
    }

    private static string Sha256(string text)
    {
        using var sha = SHA256.Create();
        return BitConverter.ToString(sha.ComputeHash(Encoding.UTF8.GetBytes(text))).Replace("-", "").ToLowerInvariant();
    }
}
