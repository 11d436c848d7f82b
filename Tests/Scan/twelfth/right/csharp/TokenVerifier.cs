using System.IdentityModel.Tokens.Jwt;
using Microsoft.IdentityModel.Protocols;
using Microsoft.IdentityModel.Protocols.OpenIdConnect;
using Microsoft.IdentityModel.Tokens;

namespace Portal.Auth;

public class TokenVerifier
{
    private readonly IConfigurationManager<OpenIdConnectConfiguration> _metadata;
    private readonly string _audience;

    public TokenVerifier(IConfigurationManager<OpenIdConnectConfiguration> metadata, string audience)
    {
        _metadata = metadata;
        _audience = audience;
    }

    public async Task<string?> SubjectAsync(string idToken, string? expectedNonce, CancellationToken ct)
    {
        if (string.IsNullOrEmpty(expectedNonce))
        {
            return null;
        }
        var config = await _metadata.GetConfigurationAsync(ct);
        var handler = new JwtSecurityTokenHandler { MapInboundClaims = false };
        var principal = handler.ValidateToken(idToken, new TokenValidationParameters
        {
            ValidIssuer = config.Issuer,
            ValidAudience = _audience,
            IssuerSigningKeys = config.SigningKeys,
        }, out _);

        var nonce = principal.FindFirst("nonce")?.Value;
        return nonce == expectedNonce ? principal.FindFirst("sub")?.Value : null;
    }
}
