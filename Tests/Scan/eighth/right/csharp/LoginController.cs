using System;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Shop.Login;

[Route("login")]
public class LoginController : Controller
{
    private readonly IOidcClient client;

    public LoginController(IOidcClient client) => this.client = client;

    [HttpGet("start")]
    public IActionResult Start()
    {
        var nonce = Guid.NewGuid().ToString("N");
        HttpContext.Session.SetString("nonce", nonce);
        HttpContext.Session.SetString("started", DateTime.UtcNow.Ticks.ToString());
        return Redirect(client.AuthorizeUrl(nonce));
    }

    [HttpPost("callback")]
    public IActionResult Callback([FromForm(Name = "id_token")] string idToken)
    {
        var expected = HttpContext.Session.GetString("nonce");
        HttpContext.Session.Remove("nonce");
        if (string.IsNullOrEmpty(expected))
        {
            return BadRequest();
        }
        var claims = client.Verify(idToken);
        return claims.Nonce == expected ? SignIn(claims.ToPrincipal()) : Unauthorized();
    }
}
