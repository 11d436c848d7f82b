using System;
using System.Security.Cryptography;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Configuration;

namespace Portal.Web;

public static class OpenIdStartup
{
    private static readonly string Nonce = Convert.ToHexString(RandomNumberGenerator.GetBytes(32));

    public static void MapLogin(this WebApplication app, IConfiguration config)
    {
        app.MapGet("/signin", (HttpContext context) =>
        {
            var state = Convert.ToHexString(RandomNumberGenerator.GetBytes(16));
            context.Session.SetString("state", state);

            var url = QueryString.Create(new Dictionary<string, string?>
            {
                ["client_id"] = config["Oidc:ClientId"],
                ["response_type"] = "code id_token",
                ["response_mode"] = "form_post",
                ["scope"] = "openid profile",
                ["redirect_uri"] = config["Oidc:RedirectUri"],
                ["state"] = state,
                ["nonce"] = Nonce,
            });
            return Results.Redirect(config["Oidc:Authority"] + "/authorize" + url);
        });
    }
}
