using System;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using AuthenticationServices;
using Foundation;

namespace Contoso.Mobile.iOS.Auth;

public sealed class AppleLogin : NSObject, IASAuthorizationControllerDelegate
{
    private TaskCompletionSource<NSData>? _pending;

    public async Task<AppleTokens> SignInAsync()
    {
        if (_pending is not null)
            throw new InvalidOperationException("A login is already open.");

        var rawNonce = Convert.ToHexString(RandomNumberGenerator.GetBytes(32));
        var hash = SHA256.HashData(Encoding.UTF8.GetBytes(rawNonce));

        var request = new ASAuthorizationAppleIdProvider().CreateRequest();
        request.RequestedScopes = new[] { ASAuthorizationScope.Email };
        request.Nonce = Convert.ToHexString(hash).ToLowerInvariant();

        var source = new TaskCompletionSource<NSData>();
        _pending = source;
        var controller = new ASAuthorizationController(new ASAuthorizationRequest[] { request }) { Delegate = this };
        controller.PerformRequests();
        var token = await source.Task;
        return new AppleTokens(token.ToString(NSStringEncoding.UTF8), rawNonce);
    }

    [Export("authorizationController:didCompleteWithAuthorization:")]
    public void Completed(ASAuthorizationController controller, ASAuthorization authorization)
    {
        var pending = _pending;
        _pending = null;
        var credential = authorization.GetCredential<ASAuthorizationAppleIdCredential>();
        if (credential?.IdentityToken is null)
        {
            pending?.TrySetException(new InvalidOperationException("No identity token."));
            return;
        }
        pending?.TrySetResult(credential.IdentityToken);
    }

    [Export("authorizationController:didCompleteWithError:")]
    public void Failed(ASAuthorizationController controller, NSError error)
    {
        var pending = _pending;
        _pending = null;
        pending?.TrySetException(new NSErrorException(error));
    }
}

public record AppleTokens(string IdToken, string RawNonce);
