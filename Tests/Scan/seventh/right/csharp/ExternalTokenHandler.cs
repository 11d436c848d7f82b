using System.IdentityModel.Tokens.Jwt;
using System.Security.Claims;
using Microsoft.IdentityModel.Protocols;
using Microsoft.IdentityModel.Protocols.OpenIdConnect;
using Microsoft.IdentityModel.Tokens;

namespace Brightwater.Web.Login;

public sealed class ExternalTokenHandler
{
    private readonly IConfigurationManager<OpenIdConnectConfiguration> metadata;
    private readonly string clientId;

    public ExternalTokenHandler(IConfigurationManager<OpenIdConnectConfiguration> metadata, string clientId)
    {
        this.metadata = metadata;
        this.clientId = clientId;
    }

    public async Task<ClaimsPrincipal> ReadAsync(string idToken, string expectedNonce, CancellationToken ct)
    {
        ArgumentException.ThrowIfNullOrEmpty(expectedNonce);
        var configuration = await metadata.GetConfigurationAsync(ct);

        var principal = new JwtSecurityTokenHandler().ValidateToken(idToken, new TokenValidationParameters
        {
            ValidIssuer = configuration.Issuer,
            ValidAudience = clientId,
            IssuerSigningKeys = configuration.SigningKeys,
        }, out var validated);

        var token = (JwtSecurityToken)validated;
        if (token.Payload.Nonce is not { Length: > 0 } nonce || nonce != expectedNonce)
        {
            throw new SecurityTokenValidationException("nonce mismatch");
        }
        return principal;
    }
}
