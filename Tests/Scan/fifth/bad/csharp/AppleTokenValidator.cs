using System.IdentityModel.Tokens.Jwt;
using System.Linq;
using Microsoft.AspNetCore.Http;

namespace Api.Auth;

public sealed class AppleTokenValidator
{
    public string Validate(ISession session, string idToken)
    {
        var expected = session.GetString("nonce");
        session.Remove("nonce");
        if (string.IsNullOrEmpty(expected))
            throw new UnauthorizedAccessException("no sign-in in progress");

        var token = new JwtSecurityTokenHandler().ReadJwtToken(idToken);
        var nonce = token.Claims.FirstOrDefault(c => c.Type == "nonce")?.Value;
        if (nonce != expected)
            throw new UnauthorizedAccessException("nonce");
        return token.Subject;
    }
}
