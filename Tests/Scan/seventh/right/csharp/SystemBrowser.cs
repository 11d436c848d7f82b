using System;
using System.Threading.Tasks;
using Android.App;
using Android.Content;

namespace Lagoon.Maui.Login;

public sealed class SystemBrowser
{
    private readonly Activity activity;
    private readonly ICallbackRouter router;

    public SystemBrowser(Activity activity, ICallbackRouter router)
    {
        this.activity = activity;
        this.router = router;
    }

    public Task<string> CodeAsync(Uri authorizeUri)
    {
        var completion = new TaskCompletionSource<string>(TaskCreationOptions.RunContinuationsAsynchronously);
        router.Once(uri =>
        {
            var error = uri.GetQueryParameter("error");
            if (error != null)
            {
                completion.SetException(new LoginException(error));
                return;
            }

            if (uri.GetQueryParameter("code") is { Length: > 0 } code)
            {
                completion.SetResult(code);
            }
            else
            {
                completion.SetException(new LoginException("no code"));
            }
        });

        activity.StartActivity(new Intent(Intent.ActionView, global::Android.Net.Uri.Parse(authorizeUri.AbsoluteUri)));
        return completion.Task;
    }
}

public sealed class LoginException : Exception
{
    public LoginException(string message) : base(message) { }
}
