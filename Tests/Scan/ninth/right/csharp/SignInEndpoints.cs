using System;
using Contoso.Identity;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Options;

namespace Portal.Web;

public static class SignInEndpoints
{
    private const string NonceKey = "oidc.nonce";
    private const string StateKey = "oidc.state";

    public static void MapSignIn(this WebApplication app)
    {
        app.MapGet("/signin", (HttpContext http, IOptions<OidcOptions> options) =>
        {
            var nonce = NonceFactory.Create();
            var state = NonceFactory.Create();
            http.Session.SetString(NonceKey, nonce);
            http.Session.SetString(StateKey, state);
            return Results.Redirect(options.Value.AuthorizeUrl(nonce, state));
        });

        app.MapPost("/signin/callback", async (HttpContext http, IdTokenValidator validator) =>
        {
            var form = await http.Request.ReadFormAsync();
            var nonce = http.Session.GetString(NonceKey);
            var state = http.Session.GetString(StateKey);
            http.Session.Remove(NonceKey);
            http.Session.Remove(StateKey);
            if (string.IsNullOrEmpty(nonce) || string.IsNullOrEmpty(state) || form["state"] != state)
            {
                return Results.BadRequest();
            }
            var user = await validator.ValidateAsync(form["id_token"].ToString(), nonce);
            if (user is null)
            {
                return Results.Unauthorized();
            }
            http.Session.SetString("user", user.Id);
            return Results.LocalRedirect("~/");
        });
    }
}
