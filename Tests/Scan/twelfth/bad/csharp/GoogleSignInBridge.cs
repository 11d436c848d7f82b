using System;
using System.Threading.Tasks;
using Google;

namespace Game.Login
{
    public class GoogleSignInBridge
    {
        private readonly string _webClientId;

        public GoogleSignInBridge(string webClientId)
        {
            _webClientId = webClientId;
        }

        public Task<string> RequestIdTokenAsync()
        {
            GoogleSignIn.Configuration = new GoogleSignInConfiguration
            {
                WebClientId = _webClientId,
                RequestIdToken = true,
                RequestEmail = true,
            };

            var tcs = new TaskCompletionSource<string>();
            GoogleSignIn.DefaultInstance.SignIn().ContinueWith(task =>
            {
                if (task.IsFaulted || task.IsCanceled)
                {
                    tcs.SetException(task.Exception ?? (Exception)new OperationCanceledException());
                }
                tcs.SetResult(task.Result.IdToken);
            });
            return tcs.Task;
        }

        public void SignOut() => GoogleSignIn.DefaultInstance.SignOut();
    }
}
