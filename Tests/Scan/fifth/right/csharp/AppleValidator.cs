using System.IdentityModel.Tokens.Jwt;
using Microsoft.IdentityModel.Tokens;

namespace Api.Auth;

public sealed class AppleValidator(TokenValidationParameters parameters)
{
    public string Validate(string idToken, string? expectedNonce)
    {
        if (string.IsNullOrEmpty(expectedNonce))
            throw new SecurityTokenException("no sign-in in progress");

        var principal = new JwtSecurityTokenHandler().ValidateToken(idToken, parameters, out _);
        var nonce = principal.FindFirst("nonce")?.Value;
        if (nonce is null || nonce != expectedNonce)
            throw new SecurityTokenException("nonce");
        return principal.FindFirst("sub")!.Value;
    }
}
