using System.IdentityModel.Tokens.Jwt;
using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.Http;
using Microsoft.IdentityModel.Tokens;

namespace Skihuette.Api;

public sealed class TokenEndpoint(ISigningKeys keys, IAttempts attempts, IAccounts accounts)
{
    public async Task<IResult> PostAsync(AppleLogin body, CancellationToken cancel)
    {
        var nonce = await attempts.TakeAsync(body.Attempt, cancel);
        if (string.IsNullOrEmpty(nonce)) return Results.BadRequest();

        var handler = new JwtSecurityTokenHandler { MapInboundClaims = false };
        var keyId = handler.ReadJwtToken(body.IdToken).Header.Kid;
        var parameters = new TokenValidationParameters
        {
            ValidIssuer = "https://appleid.apple.com",
            ValidAudience = "app.skihuette",
            IssuerSigningKey = await keys.FindAsync(keyId, cancel),
        };
        var result = await handler.ValidateTokenAsync(body.IdToken, parameters);
        if (!result.IsValid) return Results.Unauthorized();

        var expected = Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(nonce))).ToLowerInvariant();
        if (result.ClaimsIdentity.FindFirst("nonce")?.Value != expected) return Results.Unauthorized();

        var account = await accounts.UpsertAsync(result.ClaimsIdentity.FindFirst("sub")!.Value, cancel);
        return Results.Ok(account);
    }
}

public sealed record AppleLogin(string IdToken, string Attempt);
