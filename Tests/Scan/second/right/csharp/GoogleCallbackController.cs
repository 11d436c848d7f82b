using System;
using System.Security.Claims;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.IdentityModel.JsonWebTokens;
using Microsoft.IdentityModel.Tokens;

namespace Orchard.Portal.Controllers;

[ApiController]
[Route("signin/google")]
public class GoogleCallbackController : ControllerBase
{
    private readonly TokenValidationParameters _parameters;
    private readonly IAccountService _accounts;

    public GoogleCallbackController(TokenValidationParameters parameters, IAccountService accounts)
    {
        _parameters = parameters;
        _accounts = accounts;
    }

    [HttpPost]
    public async Task<IActionResult> Post([FromForm(Name = "credential")] string idToken)
    {
        var expected = HttpContext.Session.GetString("google.nonce");
        HttpContext.Session.Remove("google.nonce");
        if (string.IsNullOrEmpty(expected))
        {
            return BadRequest("no sign-in is open");
        }

        var result = await new JsonWebTokenHandler().ValidateTokenAsync(idToken, _parameters);
        if (!result.IsValid)
        {
            return Unauthorized();
        }

        var nonce = result.ClaimsIdentity.FindFirst("nonce")?.Value;
        if (nonce is null || !CryptographicOperations.FixedTimeEquals(
                Encoding.UTF8.GetBytes(nonce), Encoding.UTF8.GetBytes(expected)))
        {
            return Unauthorized();
        }

        var name = result.ClaimsIdentity.FindFirst("name")?.Value ?? "";
        await _accounts.SignInAsync(result.ClaimsIdentity.FindFirst("sub")!.Value, name);
        return LocalRedirect("/");
    }
}
