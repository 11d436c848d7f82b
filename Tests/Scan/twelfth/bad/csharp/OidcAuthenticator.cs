using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Threading.Tasks;
using Microsoft.AspNetCore.WebUtilities;
using Microsoft.Maui.Authentication;

namespace Shop.Mobile.Auth;

public class OidcAuthenticator
{
    private const string Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private readonly Random _random = new Random();
    private readonly OidcOptions _options;

    public OidcAuthenticator(OidcOptions options) => _options = options;

    public async Task<(string Code, string Nonce)> LoginAsync()
    {
        var nonce = new string(Enumerable.Range(0, 32)
            .Select(_ => Alphabet[_random.Next(Alphabet.Length)])
            .ToArray());
        var state = Convert.ToHexString(RandomNumberGenerator.GetBytes(16));
        var url = QueryHelpers.AddQueryString(_options.AuthorizeEndpoint, new Dictionary<string, string?>
        {
            ["client_id"] = _options.ClientId,
            ["response_type"] = "code",
            ["scope"] = "openid email",
            ["redirect_uri"] = _options.RedirectUri,
            ["state"] = state,
            ["nonce"] = nonce,
        });
        var result = await WebAuthenticator.Default.AuthenticateAsync(
            new Uri(url), new Uri(_options.RedirectUri));
        if (result.Properties["state"] != state)
        {
            throw new InvalidOperationException("state");
        }
        return (result.Properties["code"], nonce);
    }
}
