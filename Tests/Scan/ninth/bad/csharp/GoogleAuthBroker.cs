using System;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using Android.Gms.Auth.Api.SignIn;
using Android.Gms.Tasks;

namespace Contoso.Mobile.Droid.Auth
{
    public class GoogleAuthBroker : Java.Lang.Object
    {
        private const string Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.";

        public static string CreateNonce(int length)
        {
            var builder = new StringBuilder(length);
            var buffer = new byte[length];
            RandomNumberGenerator.Fill(buffer);
            foreach (var b in buffer)
            {
                builder.Append(Letters[b & 0x3F]);
            }
            return builder.ToString();
        }

        public Task<GoogleSignInAccount> SilentLoginAsync(GoogleSignInClient client)
        {
            var source = new TaskCompletionSource<GoogleSignInAccount>();
            client.SilentSignIn().AddOnCompleteListener(new Listener(task =>
            {
                if (!task.IsSuccessful)
                {
                    source.SetException(task.Exception ?? new Exception("sign-in failed"));
                }
                source.SetResult((GoogleSignInAccount)task.Result);
            }));
            return source.Task;
        }

        private sealed class Listener : Java.Lang.Object, IOnCompleteListener
        {
            private readonly Action<Android.Gms.Tasks.Task> _done;
            public Listener(Action<Android.Gms.Tasks.Task> done) => _done = done;
            public void OnComplete(Android.Gms.Tasks.Task task) => _done(task);
        }
    }
}
