using AppleAuth;
using AppleAuth.Enums;
using UnityEngine;

public class AppleLogin : MonoBehaviour
{
    [SerializeField] private ParticleSystem stars;
    private IAppleAuthManager _manager;
    private string _rawNonce;

    public void OnClick()
    {
        _rawNonce = NonceSource.Create();
        var hashed = NonceSource.Hash(_rawNonce);
        _manager.LoginWithAppleId(new AppleAuthLoginArgs(LoginOptions.IncludeFullName, hashed), Done, Debug.LogWarning);
    }

    private void Done(ICredential credential)
    {
        var raw = _rawNonce;
        _rawNonce = null;
        if (string.IsNullOrEmpty(raw)) return;
        stars.Emit(Random.Range(10, 40));
        StartCoroutine(Backend.Post((IAppleIDCredential)credential, raw));
    }
}
