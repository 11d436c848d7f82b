using System.Threading.Tasks;
using Microsoft.IdentityModel.JsonWebTokens;
using Microsoft.IdentityModel.Protocols;
using Microsoft.IdentityModel.Protocols.OpenIdConnect;
using Microsoft.IdentityModel.Tokens;

namespace Portal.Web;

public sealed class IdTokenValidator
{
    private readonly IConfigurationManager<OpenIdConnectConfiguration> _configuration;
    private readonly string _clientId;
    private readonly JsonWebTokenHandler _handler = new();

    public IdTokenValidator(IConfigurationManager<OpenIdConnectConfiguration> configuration, string clientId)
    {
        _configuration = configuration;
        _clientId = clientId;
    }

    public async Task<PortalUser?> ValidateAsync(string idToken, string expectedNonce)
    {
        var configuration = await _configuration.GetConfigurationAsync(default);
        var result = await _handler.ValidateTokenAsync(idToken, new TokenValidationParameters
        {
            ValidIssuer = configuration.Issuer,
            ValidAudience = _clientId,
            IssuerSigningKeys = configuration.SigningKeys,
        });
        if (!result.IsValid)
        {
            return null;
        }
        if (!result.Claims.TryGetValue("nonce", out var nonce) || nonce is not string text || text.Length == 0)
        {
            return null;
        }
        return text == expectedNonce ? new PortalUser(result.ClaimsIdentity.Name!) : null;
    }
}

public record PortalUser(string Id);
