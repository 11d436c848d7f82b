using System.IdentityModel.Tokens.Jwt;
using System.Linq;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace Portal.Web.Controllers
{
    [Route("callback")]
    public class CallbackController : Controller
    {
        private readonly IUserDirectory _users;

        public CallbackController(IUserDirectory users) => _users = users;

        [HttpPost]
        public IActionResult Post([FromForm] string id_token)
        {
            var handler = new JwtSecurityTokenHandler();
            var jwt = handler.ReadJwtToken(id_token);

            var expected = HttpContext.Session.GetString("nonce");
            HttpContext.Session.Remove("nonce");
            var actual = jwt.Claims.FirstOrDefault(c => c.Type == "nonce")?.Value;
            if (actual != expected)
            {
                return Unauthorized();
            }

            var user = _users.FindBySubject(jwt.Issuer, jwt.Subject);
            HttpContext.Session.SetString("user", user.Id);
            return LocalRedirect("~/");
        }
    }
}
