using System.IdentityModel.Tokens.Jwt;
using System.Security.Claims;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Http;

namespace Brightwater.Web.Middleware;

public class IdTokenMiddleware
{
    private readonly RequestDelegate next;
    private readonly JwtSecurityTokenHandler handler = new();

    public IdTokenMiddleware(RequestDelegate next) => this.next = next;

    public async Task InvokeAsync(HttpContext context, IAttemptStore attempts)
    {
        if (context.Request.Path != "/signin-callback" || !context.Request.HasFormContentType)
        {
            await next(context);
            return;
        }

        var form = await context.Request.ReadFormAsync();
        var token = handler.ReadJwtToken(form["id_token"]);
        var expected = await attempts.TakeNonceAsync(form["state"]!);
        if (string.IsNullOrEmpty(expected) || token.Payload.Nonce != expected)
        {
            context.Response.StatusCode = StatusCodes.Status401Unauthorized;
            return;
        }

        var identity = new ClaimsIdentity(token.Claims, "oidc");
        await context.SignInAsync(new ClaimsPrincipal(identity));
        context.Response.Redirect("/");
    }
}
