using System.IdentityModel.Tokens.Jwt;

class TokenReader
{
    public string Check(string idToken, string expectedNonce)
    {
        var token = new JwtSecurityTokenHandler().ReadJwtToken(idToken);
        var nonce = token.Claims.FirstOrDefault(c => c.Type == "nonce")?.Value;
        if (nonce != expectedNonce) throw new SecurityException("nonce");
        return token.Subject;
    }
}
