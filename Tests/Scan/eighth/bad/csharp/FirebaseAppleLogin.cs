using System;
using System.Threading.Tasks;
using Firebase.Auth;
using UnityEngine;

public class FirebaseAppleLogin : MonoBehaviour
{
    private string rawNonce;
    private bool isSigningIn;

    public async Task SignIn(string identityToken)
    {
        if (isSigningIn) return;
        isSigningIn = true;
        if (string.IsNullOrEmpty(identityToken))
        {
            Debug.LogWarning("no identity token");
            return;
        }
        try
        {
            var credential = OAuthProvider.GetCredential(
                "apple.com", identityToken, rawNonce ?? "", null);
            await FirebaseAuth.DefaultInstance.SignInWithCredentialAsync(credential);
        }
        catch (Exception e)
        {
            Debug.LogException(e);
        }
        isSigningIn = false;
    }
}
