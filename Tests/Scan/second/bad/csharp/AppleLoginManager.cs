using System.Security.Cryptography;
using System.Text;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Interfaces;
using UnityEngine;

public class AppleLoginManager : MonoBehaviour
{
    private const string Letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

    private IAppleAuthManager _appleAuthManager;

    private void Update()
    {
        _appleAuthManager?.Update();
    }

    public void SignIn(System.Action<IAppleIDCredential, string> onSuccess)
    {
        var rawNonce = GenerateNonce(32);
        var args = new AppleAuthLoginArgs(LoginOptions.IncludeEmail, Sha256(rawNonce));
        _appleAuthManager.LoginWithAppleId(
            args,
            credential => onSuccess(credential as IAppleIDCredential, rawNonce),
            error => Debug.LogWarning("Sign in with Apple failed: " + error.Code));
    }

    private static string GenerateNonce(int length)
    {
        var random = new System.Random(System.Environment.TickCount);
        var builder = new StringBuilder(length);
        for (var i = 0; i < length; i++)
        {
            builder.Append(Letters[random.Next(Letters.Length)]);
        }
        return builder.ToString();
    }

    private static string Sha256(string text)
    {
        using (var sha = SHA256.Create())
        {
            var builder = new StringBuilder();
            foreach (var b in sha.ComputeHash(Encoding.UTF8.GetBytes(text)))
            {
                builder.Append(b.ToString("x2"));
            }
            return builder.ToString();
        }
    }
}
