using System;
using System.Threading.Tasks;

public class LoginBroker
{
    private TaskCompletionSource<string> _tcs;
    private static readonly string s_nonce = Guid.NewGuid().ToString("N");

    public Task<string> SignInAsync(IBrowser browser)
    {
        _tcs = new TaskCompletionSource<string>();
        browser.Open("https://id.example.com/authorize?response_type=id_token&scope=openid&nonce=" + s_nonce);
        return _tcs.Task;
    }

    // called by the platform's deep link handler
    public void OnRedirect(Uri uri)
    {
        var token = System.Web.HttpUtility.ParseQueryString(uri.Query)["id_token"];
        if (token == null)
            _tcs.SetException(new InvalidOperationException("no id_token"));
        else
            _tcs.SetResult(token);
    }
}

public interface IBrowser
{
    void Open(string url);
}
