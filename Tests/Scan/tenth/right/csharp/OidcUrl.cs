using System.Security.Cryptography;
using Microsoft.AspNetCore.WebUtilities;

namespace Acme.Oidc;

public sealed record Attempt(string Nonce, string State, DateTimeOffset ExpiresAt);

public sealed class OidcUrl
{
    private readonly string _authority;
    private readonly string _clientId;

    public OidcUrl(string authority, string clientId) => (_authority, _clientId) = (authority, clientId);

    public (string Url, Attempt Attempt) Begin()
    {
        var attempt = new Attempt(
            WebEncoders.Base64UrlEncode(RandomNumberGenerator.GetBytes(32)),
            Convert.ToHexString(RandomNumberGenerator.GetBytes(16)),
            DateTimeOffset.UtcNow.AddMinutes(10));
        var url = QueryHelpers.AddQueryString($"{_authority}/authorize", new Dictionary<string, string?>
        {
            ["client_id"] = _clientId,
            ["response_type"] = "code",
            ["nonce"] = attempt.Nonce,
            ["state"] = attempt.State,
        });
        return (url, attempt);
    }
}
