using System;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Shop.Controllers;

[Route("login")]
public class OidcController : Controller
{
    private readonly IOidcClient client;

    public OidcController(IOidcClient client) => this.client = client;

    [HttpGet("start")]
    public IActionResult Start()
    {
        var nonce = DateTime.UtcNow.Ticks.ToString();
        HttpContext.Session.SetString("nonce", nonce);
        return Redirect(client.AuthorizeUrl(nonce));
    }

    [HttpPost("callback")]
    public IActionResult Callback([FromForm(Name = "id_token")] string idToken)
    {
        var claims = client.Verify(idToken);
        var expected = HttpContext.Session.GetString("nonce");
        HttpContext.Session.Remove("nonce");
        if (claims.Nonce != expected)
        {
            return Unauthorized();
        }
        return SignIn(claims.ToPrincipal());
    }
}
