using System;
using System.Linq;
using System.Web.Mvc;
using log4net;

namespace Insurance.Portal.Controllers
{
    public class OidcLoginController : Controller
    {
        private static readonly ILog Log = LogManager.GetLogger(typeof(OidcLoginController));
        private readonly Random random = new Random();

        private string RandomString(int length)
        {
            const string chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
            return new string(Enumerable.Repeat(chars, length)
                .Select(s => s[random.Next(s.Length)]).ToArray());
        }

        public ActionResult Start(string returnUrl)
        {
            var nonce = RandomString(24);
            Session["oidc.nonce"] = nonce;
            Session["oidc.returnUrl"] = Url.IsLocalUrl(returnUrl) ? returnUrl : "/";
            Log.DebugFormat("login started for {0}", Request.UserHostAddress);

            var target = OidcSettings.Current.AuthorizationEndpoint
                + "?response_type=id_token&response_mode=form_post&scope=openid"
                + "&client_id=" + Uri.EscapeDataString(OidcSettings.Current.ClientId)
                + "&redirect_uri=" + Uri.EscapeDataString(OidcSettings.Current.RedirectUri)
                + "&nonce=" + nonce;
            return Redirect(target);
        }
    }
}
