using Microsoft.AspNetCore.Http;
using System.Security.Claims;

namespace Shop.Identity;

public class AppleCallback
{
    private readonly ITokenValidator _validator;
    public AppleCallback(ITokenValidator validator) => _validator = validator;

    public async Task<IResult> Handle(HttpContext http, string idToken)
    {
        ClaimsPrincipal principal = await _validator.ValidateAsync(idToken);
        var nonce = principal.FindFirst("nonce")?.Value;
        var expectedNonce = http.Session.GetString("nonce");
        if (nonce != expectedNonce)
        {
            return Results.Unauthorized();
        }
        http.Session.Remove("nonce");
        return Results.Ok(principal.FindFirst("sub")!.Value);
    }
}
