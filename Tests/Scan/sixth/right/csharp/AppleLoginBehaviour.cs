using System;
using System.Security.Cryptography;
using System.Text;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Interfaces;
using Firebase.Auth;
using Firebase.Extensions;
using UnityEngine;

public class AppleLoginBehaviour : MonoBehaviour
{
    private const string Charset = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
    private IAppleAuthManager _manager;

    public void SignIn(Action<FirebaseUser> done, Action<string> failed)
    {
        string rawNonce = NonceText(32);
        _manager.LoginWithAppleId(
            new AppleAuthLoginArgs(LoginOptions.IncludeFullName, Hash(rawNonce)),
            credential =>
            {
                var apple = credential as IAppleIDCredential;
                if (apple == null) { failed("no credential"); return; }
                string token = Encoding.UTF8.GetString(apple.IdentityToken);
                FirebaseAuth.DefaultInstance
                    .SignInWithCredentialAsync(OAuthProvider.GetCredential("apple.com", token, rawNonce, null))
                    .ContinueWithOnMainThread(t =>
                    {
                        if (t.IsFaulted || t.IsCanceled) failed("firebase");
                        else done(t.Result);
                    });
            },
            error => failed(error.LocalizedDescription));
    }

    private static string NonceText(int length)
    {
        var sb = new StringBuilder(length);
        var one = new byte[1];
        using (var rng = RandomNumberGenerator.Create())
            while (sb.Length < length)
            {
                rng.GetBytes(one);
                if (one[0] < Charset.Length) sb.Append(Charset[one[0]]);
            }
        return sb.ToString();
    }

    private static string Hash(string text)
    {
        using (var sha = SHA256.Create())
        {
            var sb = new StringBuilder(64);
            foreach (byte b in sha.ComputeHash(Encoding.UTF8.GetBytes(text))) sb.Append(b.ToString("x2"));
            return sb.ToString();
        }
    }
}
