using System.Threading.Tasks;
using AuthenticationServices;
using Foundation;

namespace Acme.iOS.Auth;

public class AppleFlow : ASAuthorizationControllerDelegate
{
    private TaskCompletionSource<string>? _tcs;

    public Task<string> LoginAsync(string hashedNonce)
    {
        _tcs = new TaskCompletionSource<string>();
        var request = new ASAuthorizationAppleIdProvider().CreateRequest();
        request.RequestedScopes = new[] { ASAuthorizationScope.Email };
        request.Nonce = hashedNonce;
        new ASAuthorizationController(new[] { request }) { Delegate = this }.PerformRequests();
        return _tcs.Task;
    }

    public override void DidComplete(ASAuthorizationController controller, ASAuthorization authorization)
    {
        var waiting = _tcs;
        _tcs = null;
        var token = authorization.GetCredential<ASAuthorizationAppleIdCredential>()?.IdentityToken;
        if (token is null)
            waiting?.TrySetException(new InvalidOperationException("no token"));
        else
            waiting?.TrySetResult(new NSString(token, NSStringEncoding.UTF8).ToString());
    }

    public override void DidComplete(ASAuthorizationController controller, NSError error)
    {
        var waiting = _tcs;
        _tcs = null;
        waiting?.TrySetException(new NSErrorException(error));
    }
}
