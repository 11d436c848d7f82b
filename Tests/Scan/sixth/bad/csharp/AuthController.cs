using System;
using System.IdentityModel.Tokens.Jwt;
using System.Linq;
using System.Security.Claims;
using System.Security.Cryptography;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Stammtisch.Api.Controllers;

[ApiController, Route("auth")]
public class AuthController : ControllerBase
{
    private readonly IUserStore _users;
    private readonly ILogger<AuthController> _log;

    public AuthController(IUserStore users, ILogger<AuthController> log)
    {
        _users = users;
        _log = log;
    }

    public record AppleRequest(string IdToken, string? GivenName);

    [HttpGet("apple/nonce")]
    public string Nonce()
    {
        var nonce = Convert.ToHexString(RandomNumberGenerator.GetBytes(32)).ToLowerInvariant();
        HttpContext.Session.SetString("apple_nonce", nonce);
        return nonce;
    }

    [HttpPost("apple")]
    public async Task<IActionResult> Apple([FromBody] AppleRequest body)
    {
        var expected = HttpContext.Session.GetString("apple_nonce");
        HttpContext.Session.Remove("apple_nonce");
        if (string.IsNullOrEmpty(expected)) return BadRequest();

        var token = new JwtSecurityTokenHandler().ReadJwtToken(body.IdToken);
        if (token.ValidTo < DateTime.UtcNow) return Unauthorized();
        var nonce = token.Claims.FirstOrDefault(c => c.Type == "nonce")?.Value;
        if (nonce != expected)
        {
            _log.LogWarning("nonce of {Subject} differs", token.Subject);
            return Unauthorized();
        }

        var user = _users.FindOrCreate("apple", token.Subject, body.GivenName);
        var identity = new ClaimsIdentity(new[] { new Claim("uid", user.Id) }, "apple");
        await HttpContext.SignInAsync(new ClaimsPrincipal(identity));
        return Ok(new { user.Id, user.DisplayName });
    }
}
