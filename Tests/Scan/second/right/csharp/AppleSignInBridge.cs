using System;
using System.Threading;
using System.Threading.Tasks;
using AuthenticationServices;
using Foundation;

namespace Petals.Mobile.iOS;

public sealed class AppleSignInBridge : ASAuthorizationControllerDelegate
{
    private TaskCompletionSource<ASAuthorizationAppleIdCredential>? _pending;

    public Task<ASAuthorizationAppleIdCredential> SignInAsync(string hashedNonce)
    {
        var source = new TaskCompletionSource<ASAuthorizationAppleIdCredential>(
            TaskCreationOptions.RunContinuationsAsynchronously);
        if (Interlocked.CompareExchange(ref _pending, source, null) != null)
        {
            throw new InvalidOperationException("A sign-in is running already.");
        }

        var request = new ASAuthorizationAppleIdProvider().CreateRequest();
        request.RequestedScopes = new[] { ASAuthorizationScope.Email };
        request.Nonce = hashedNonce;

        var controller = new ASAuthorizationController(new ASAuthorizationRequest[] { request }) { Delegate = this };
        controller.PerformRequests();
        return source.Task;
    }

    public override void DidComplete(ASAuthorizationController controller, ASAuthorization authorization)
    {
        var source = Interlocked.Exchange(ref _pending, null);
        if (authorization.GetCredential<ASAuthorizationAppleIdCredential>() is { } credential)
        {
            source?.TrySetResult(credential);
        }
        else
        {
            source?.TrySetException(new InvalidOperationException("unexpected credential"));
        }
    }

    public override void DidComplete(ASAuthorizationController controller, NSError error)
    {
        Interlocked.Exchange(ref _pending, null)?.TrySetException(new NSErrorException(error));
    }
}
