using System.Threading.Tasks;
using AuthenticationServices;
using Foundation;

namespace Acme.iOS.Auth;

public class AppleSignIn : ASAuthorizationControllerDelegate
{
    private TaskCompletionSource<string> _tcs = new();

    public Task<string> LoginAsync(string rawNonce)
    {
        _tcs = new TaskCompletionSource<string>();
        var request = new ASAuthorizationAppleIdProvider().CreateRequest();
        request.RequestedScopes = new[] { ASAuthorizationScope.Email };
        request.Nonce = rawNonce;
        var controller = new ASAuthorizationController(new[] { request }) { Delegate = this };
        controller.PerformRequests();
        return _tcs.Task;
    }

    public override void DidComplete(ASAuthorizationController controller, ASAuthorization authorization)
    {
        var apple = authorization.GetCredential<ASAuthorizationAppleIdCredential>();
        var token = apple?.IdentityToken;
        if (token is null)
        {
            _tcs.TrySetException(new InvalidOperationException("no token"));
            return;
        }
        _tcs.TrySetResult(new NSString(token, NSStringEncoding.UTF8).ToString());
    }

    public override void DidComplete(ASAuthorizationController controller, NSError error) =>
        _tcs.TrySetException(new NSErrorException(error));
}
