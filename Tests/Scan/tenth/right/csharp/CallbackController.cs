using Microsoft.AspNetCore.Mvc;
using Microsoft.IdentityModel.JsonWebTokens;
using Microsoft.IdentityModel.Tokens;

namespace Acme.Web.Controllers;

[ApiController]
[Route("login/callback")]
public class CallbackController : ControllerBase
{
    private readonly TokenValidationParameters _parameters;
    private readonly IAccounts _accounts;

    public CallbackController(TokenValidationParameters parameters, IAccounts accounts)
        => (_parameters, _accounts) = (parameters, accounts);

    [HttpPost]
    public async Task<IActionResult> Post([FromForm(Name = "id_token")] string idToken)
    {
        var expected = HttpContext.Session.GetString("nonce");
        HttpContext.Session.Remove("nonce");
        if (string.IsNullOrEmpty(expected)) return BadRequest();

        var result = await new JsonWebTokenHandler().ValidateTokenAsync(idToken, _parameters);
        if (!result.IsValid) return Unauthorized();
        if (!result.Claims.TryGetValue("nonce", out var nonce) || nonce as string != expected)
            return Unauthorized();

        return Ok(await _accounts.SignInAsync((string)result.Claims["sub"]));
    }
}
