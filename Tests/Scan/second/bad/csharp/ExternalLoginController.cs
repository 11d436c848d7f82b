using System;
using System.Globalization;
using System.Security.Cryptography;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.WebUtilities;
using System.Collections.Generic;

namespace Orchard.Portal.Controllers
{
    [Route("login")]
    public class ExternalLoginController : Controller
    {
        private readonly OidcSettings _settings;

        public ExternalLoginController(OidcSettings settings) => _settings = settings;

        [HttpGet("start")]
        public IActionResult Start()
        {
            var state = WebEncoders.Base64UrlEncode(RandomNumberGenerator.GetBytes(24));
            var nonce = DateTime.UtcNow.Ticks.ToString(CultureInfo.InvariantCulture);

            HttpContext.Session.SetString("oidc.state", state);
            HttpContext.Session.SetString("oidc.nonce", nonce);

            var url = QueryHelpers.AddQueryString(_settings.AuthorizeUrl, new Dictionary<string, string>
            {
                ["client_id"] = _settings.ClientId,
                ["redirect_uri"] = _settings.RedirectUri,
                ["response_type"] = "code",
                ["scope"] = "openid profile",
                ["state"] = state,
                ["nonce"] = nonce,
            });
            return Redirect(url);
        }
    }
}
