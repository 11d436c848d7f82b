using System;
using System.IdentityModel.Tokens.Jwt;
using System.Linq;

namespace Contoso.Auth;

public sealed class IdTokenValidator
{
    private readonly string clientId;

    public IdTokenValidator(string clientId) => this.clientId = clientId;

    public string Validate(string idToken, string expectedNonce)
    {
        if (string.IsNullOrEmpty(expectedNonce))
            throw new ArgumentException("nonce", nameof(expectedNonce));
        var jwt = new JwtSecurityTokenHandler().ReadJwtToken(idToken);
        if (!jwt.Audiences.Contains(clientId))
            throw new UnauthorizedAccessException("audience");
        var nonce = jwt.Claims.FirstOrDefault(c => c.Type == "nonce")?.Value;
        if (nonce != expectedNonce)
            throw new UnauthorizedAccessException("nonce");
        return jwt.Subject;
    }
}
