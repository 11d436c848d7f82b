using System;
using System.Threading.Tasks;
using AuthenticationServices;
using Foundation;
using UIKit;

namespace Waldlauf.iOS
{
    public class NativeLogin : ASAuthorizationControllerDelegate
    {
        private TaskCompletionSource<ASAuthorizationAppleIdCredential> _tcs;

        public Task<ASAuthorizationAppleIdCredential> LoginAsync(string hashedNonce)
        {
            _tcs = new TaskCompletionSource<ASAuthorizationAppleIdCredential>();
            var request = new ASAuthorizationAppleIdProvider().CreateRequest();
            request.Nonce = hashedNonce;
            var controller = new ASAuthorizationController(new ASAuthorizationRequest[] { request })
            {
                Delegate = this,
            };
            controller.PerformRequests();
            return _tcs.Task;
        }

        public override void DidComplete(ASAuthorizationController controller, ASAuthorization authorization)
        {
            var credential = authorization.GetCredential<ASAuthorizationAppleIdCredential>();
            if (credential == null)
            {
                _tcs.SetException(new InvalidOperationException("no credential"));
            }
            _tcs.SetResult(credential);
        }

        public override void DidComplete(ASAuthorizationController controller, NSError error)
        {
            _tcs.SetException(new NSErrorException(error));
        }
    }
}
