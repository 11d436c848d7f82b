using System.IdentityModel.Tokens.Jwt;
using Microsoft.AspNetCore.Mvc;

namespace Acme.Web.Controllers;

[ApiController]
[Route("login")]
public class LoginController : ControllerBase
{
    private readonly IAccounts _accounts;

    public LoginController(IAccounts accounts) => _accounts = accounts;

    [HttpPost("apple/callback")]
    public async Task<IActionResult> Apple([FromForm(Name = "id_token")] string idToken)
    {
        var token = new JwtSecurityTokenHandler().ReadJwtToken(idToken);
        var nonce = token.Claims.FirstOrDefault(c => c.Type == "nonce")?.Value;
        if (nonce != HttpContext.Session.GetString("nonce"))
            return Unauthorized();

        HttpContext.Session.Remove("nonce");
        var account = await _accounts.SignInAsync(token.Subject);
        return Ok(account);
    }
}
