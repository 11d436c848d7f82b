using System;
using System.Threading.Tasks;
using AuthenticationServices;
using Foundation;
using UIKit;

namespace Contoso.Mobile.iOS.Services
{
    public class AppleSignInService : NSObject, IAppleSignInService, IASAuthorizationControllerDelegate
    {
        private TaskCompletionSource<AppleAccount> _tcs;

        public Task<AppleAccount> SignInAsync(string rawNonce)
        {
            _tcs = new TaskCompletionSource<AppleAccount>();

            var request = new ASAuthorizationAppleIdProvider().CreateRequest();
            request.RequestedScopes = new[] { ASAuthorizationScope.Email, ASAuthorizationScope.FullName };
            request.Nonce = rawNonce;

            var controller = new ASAuthorizationController(new ASAuthorizationRequest[] { request });
            controller.Delegate = this;
            controller.PerformRequests();
            return _tcs.Task;
        }

        [Export("authorizationController:didCompleteWithAuthorization:")]
        public void DidComplete(ASAuthorizationController controller, ASAuthorization authorization)
        {
            var cred = authorization.GetCredential<ASAuthorizationAppleIdCredential>();
            _tcs?.SetResult(new AppleAccount
            {
                UserId = cred.User,
                IdToken = new NSString(cred.IdentityToken, NSStringEncoding.UTF8).ToString(),
            });
        }

        [Export("authorizationController:didCompleteWithError:")]
        public void DidComplete(ASAuthorizationController controller, NSError error)
        {
            _tcs?.SetException(new NSErrorException(error));
        }
    }
}
