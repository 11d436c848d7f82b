using System;
using System.IdentityModel.Tokens.Jwt;
using Microsoft.IdentityModel.Tokens;

namespace Contoso.SignIn;

public sealed class IdTokenValidator
{
    private readonly TokenValidationParameters parameters;

    public IdTokenValidator(TokenValidationParameters parameters) => this.parameters = parameters;

    public string Validate(string idToken, string expectedNonce)
    {
        if (string.IsNullOrEmpty(expectedNonce))
            throw new ArgumentException("nonce", nameof(expectedNonce));
        var principal = new JwtSecurityTokenHandler().ValidateToken(idToken, parameters, out _);
        var nonce = principal.FindFirst("nonce")?.Value;
        if (nonce != expectedNonce)
            throw new UnauthorizedAccessException("nonce");
        return principal.FindFirst("sub")?.Value ?? throw new UnauthorizedAccessException("sub");
    }
}
