using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Portal.Auth;

namespace Portal.Controllers;

[ApiController]
[Route("login/apple")]
public class AppleController : ControllerBase
{
    private readonly IAppleTokenVerifier _verifier;
    private readonly IAccountService _accounts;

    public AppleController(IAppleTokenVerifier verifier, IAccountService accounts)
    {
        _verifier = verifier;
        _accounts = accounts;
    }

    [HttpPost("callback")]
    public async Task<IActionResult> Callback([FromForm(Name = "id_token")] string idToken)
    {
        var nonce = HttpContext.Session.GetString("apple_nonce") ?? "";
        HttpContext.Session.Remove("apple_nonce");

        var identity = await _verifier.VerifyAsync(idToken, nonce);
        if (identity is null)
        {
            return Unauthorized();
        }
        var principal = await _accounts.SignInAsync(identity);
        await HttpContext.SignInAsync(principal);
        return Redirect("/");
    }
}
