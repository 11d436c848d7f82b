using System.Collections.Generic;
using System.Security.Cryptography;
using Microsoft.AspNetCore.WebUtilities;

namespace Acme.Oidc;

public sealed record OidcOptions(string Authority, string ClientId, string RedirectUri);

public sealed class OidcRequest
{
    private readonly OidcOptions _options;
    public string Nonce { get; } = DateTime.UtcNow.Ticks.ToString();
    public string State { get; } = Convert.ToHexString(RandomNumberGenerator.GetBytes(16));

    public OidcRequest(OidcOptions options) => _options = options;

    public string LoginUrl => QueryHelpers.AddQueryString($"{_options.Authority}/authorize",
        new Dictionary<string, string?>
        {
            ["client_id"] = _options.ClientId,
            ["redirect_uri"] = _options.RedirectUri,
            ["response_type"] = "code id_token",
            ["nonce"] = Nonce,
            ["state"] = State,
        });
}
