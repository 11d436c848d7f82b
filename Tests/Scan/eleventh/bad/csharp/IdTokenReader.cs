using System.IdentityModel.Tokens.Jwt;
using System.Security;

namespace Bank.Identity;

public sealed class IdTokenReader
{
    private readonly JwtSecurityTokenHandler _handler = new();

    public string Subject(string idToken, string expectedNonce)
    {
        ArgumentException.ThrowIfNullOrEmpty(expectedNonce);

        var jwt = _handler.ReadJwtToken(idToken);
        if (!jwt.Payload.TryGetValue("nonce", out var nonce) || !expectedNonce.Equals(nonce))
        {
            throw new SecurityException("The nonce of the ID token is not the expected one.");
        }
        return jwt.Subject;
    }
}
