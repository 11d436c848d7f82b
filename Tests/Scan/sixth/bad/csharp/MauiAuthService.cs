using System.Threading.Tasks;
using Microsoft.Maui.Authentication;

namespace Waldlauf.Services;

public sealed class MauiAuthService : IAuthService
{
    private readonly IApi _api;
    private readonly IDialogs _dialogs;
    private bool _signingIn;

    public MauiAuthService(IApi api, IDialogs dialogs)
    {
        _api = api;
        _dialogs = dialogs;
    }

    public async Task<bool> SignInAsync()
    {
        if (_signingIn) return false;
        _signingIn = true;

        var result = await AppleSignInAuthenticator.AuthenticateAsync();
        if (string.IsNullOrEmpty(result?.IdToken))
        {
            await _dialogs.AlertAsync("Sign in was not completed.");
            return false;
        }

        var ok = await _api.ExchangeAsync(result.IdToken);
        _signingIn = false;
        return ok;
    }
}
