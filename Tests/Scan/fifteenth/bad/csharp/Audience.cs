using Microsoft.IdentityModel.Tokens;

public class GoogleTokens
{
    public ClaimsPrincipal Read(string idToken)
    {
        var parameters = new TokenValidationParameters
        {
            ValidIssuer = "https://accounts.google.com",
            ValidateAudience = false,
            IssuerSigningKeys = keys,
        };
        return handler.ValidateToken(idToken, parameters, out _);
    }
}
