using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.IdentityModel.JsonWebTokens;
using Microsoft.IdentityModel.Tokens;

namespace Clinic.Web.Auth;

public class OidcNonceValidator(JsonWebTokenHandler handler, TokenValidationParameters parameters)
{
    public async Task<bool> IsOursAsync(HttpContext http, string idToken)
    {
        var result = await handler.ValidateTokenAsync(idToken, parameters);
        if (!result.IsValid) return false;

        result.Claims.TryGetValue("nonce", out var actual);
        string? expected = http.Session.GetString("login.nonce");
        http.Session.Remove("login.nonce");
        return (string?)actual == expected;
    }
}
