using System.IdentityModel.Tokens.Jwt;
using System.Linq;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;

namespace Pantry.Api.Auth;

public record AppleSignInBody(string IdentityToken, string AttemptId);

public static class AppleSignInEndpoint
{
    public static void MapAppleSignIn(this IEndpointRouteBuilder routes)
    {
        routes.MapPost("/auth/apple", async (AppleSignInBody body, IAttemptStore attempts, IUserStore users) =>
        {
            var attempt = await attempts.TakeAsync(body.AttemptId);
            if (attempt is null)
            {
                return Results.BadRequest();
            }

            var jwt = new JwtSecurityTokenHandler().ReadJwtToken(body.IdentityToken);
            var nonce = jwt.Claims.FirstOrDefault(c => c.Type == "nonce")?.Value;
            if (string.IsNullOrEmpty(nonce) || nonce != attempt.HashedNonce)
            {
                return Results.Unauthorized();
            }

            var user = await users.GetOrCreateAsync("apple", jwt.Subject);
            return Results.Ok(new { token = users.IssueSession(user) });
        });
    }
}
