using System;
using System.Threading.Tasks;
using Android.App;
using Android.Content;

namespace Lagoon.Maui.Platforms.Android;

/// <summary>Custom tabs for the hosted login page.</summary>
public sealed class WebAuthenticatorAdapter
{
    private readonly Activity activity;
    private readonly ICallbackRouter router;

    public WebAuthenticatorAdapter(Activity activity, ICallbackRouter router)
    {
        this.activity = activity;
        this.router = router;
    }

    public Task<string> AuthenticateAsync(Uri authorizeUri)
    {
        var source = new TaskCompletionSource<string>();
        router.Once(uri =>
        {
            var code = uri.GetQueryParameter("code");
            if (code is null)
            {
                source.SetException(new InvalidOperationException(
                    uri.GetQueryParameter("error") ?? "no code"));
            }
            source.SetResult(code!);
        });

        var intent = new Intent(Intent.ActionView, global::Android.Net.Uri.Parse(authorizeUri.ToString()));
        intent.AddFlags(ActivityFlags.NoHistory);
        activity.StartActivity(intent);
        return source.Task;
    }
}
