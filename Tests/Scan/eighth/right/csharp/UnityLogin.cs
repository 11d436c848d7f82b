using System;
using System.Threading.Tasks;
using Firebase.Auth;
using UnityEngine;

public class UnityLogin : MonoBehaviour
{
    private string rawNonce;
    private bool isSigningIn;

    public async Task SignIn(string identityToken)
    {
        if (isSigningIn) return;
        isSigningIn = true;
        try
        {
            if (string.IsNullOrEmpty(identityToken) || string.IsNullOrEmpty(rawNonce))
            {
                Debug.LogWarning("nothing to sign in with");
                return;
            }
            var nonce = rawNonce;
            rawNonce = null;
            var credential = OAuthProvider.GetCredential("apple.com", identityToken, nonce, null);
            await FirebaseAuth.DefaultInstance.SignInWithCredentialAsync(credential);
        }
        catch (Exception e)
        {
            Debug.LogException(e);
        }
        finally
        {
            isSigningIn = false;
        }
    }
}
