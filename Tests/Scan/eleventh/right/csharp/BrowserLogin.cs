using System;
using System.Threading;
using System.Threading.Tasks;
using System.Web;

public class BrowserLogin
{
    private TaskCompletionSource<string> _pending;

    public Task<string> LoginAsync(Action<string> open, string url)
    {
        var tcs = new TaskCompletionSource<string>(TaskCreationOptions.RunContinuationsAsynchronously);
        if (Interlocked.CompareExchange(ref _pending, tcs, null) != null)
            throw new InvalidOperationException("a login is open");
        open(url);
        return tcs.Task;
    }

    public void OnRedirect(Uri uri)
    {
        var tcs = Interlocked.Exchange(ref _pending, null);
        if (tcs == null) return;

        var token = HttpUtility.ParseQueryString(uri.Query)["id_token"];
        if (token == null)
        {
            tcs.SetException(new InvalidOperationException("no id_token"));
            return;
        }
        tcs.SetResult(token);
    }
}
