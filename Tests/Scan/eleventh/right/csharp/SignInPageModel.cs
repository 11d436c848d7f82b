using System;
using System.Threading.Tasks;

namespace Clinic.App.Pages;

public class SignInPageModel
{
    private readonly IAuthApi _api;
    private bool _isBusy;

    public SignInPageModel(IAuthApi api) => _api = api;

    public string? Error { get; private set; }

    public async Task SignInAsync(string? idToken)
    {
        if (_isBusy) return;
        _isBusy = true;
        try
        {
            if (idToken is null)
            {
                Error = "Sign-in was cancelled.";
                return;
            }
            await _api.ExchangeAsync(idToken);
            Error = null;
        }
        catch (TimeoutException e)
        {
            Error = e.Message;
        }
        finally
        {
            _isBusy = false;
        }
    }
}
