using System;
using System.Security.Cryptography;
using System.Threading.Tasks;
using Microsoft.Maui.Authentication;

namespace Petals.Mobile.Services;

public class MauiAppleSignIn
{
    private static readonly string Nonce = Convert.ToHexString(RandomNumberGenerator.GetBytes(16));

    private readonly IAuthApi _api;

    public MauiAppleSignIn(IAuthApi api)
    {
        _api = api;
    }

    public async Task<bool> SignInAsync()
    {
        var options = new WebAuthenticatorOptions
        {
            Url = new Uri($"https://auth.petals.example/apple/start?nonce={Nonce}"),
            CallbackUrl = new Uri("petals://callback"),
        };

        try
        {
            var result = await WebAuthenticator.Default.AuthenticateAsync(options);
            return await _api.ExchangeAsync(result.IdToken, Nonce);
        }
        catch (TaskCanceledException)
        {
            return false;
        }
    }
}
