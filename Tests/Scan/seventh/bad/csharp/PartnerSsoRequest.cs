using System;
using System.Collections.Generic;
using System.Text;

namespace Travelog.Partners.Sso
{
    /// <summary>
    /// Signed request for partners that do not speak SAML. The partner returns the nonce in its ID token.
    /// </summary>
    public class PartnerSsoRequest
    {
        public string Partner { get; private set; }
        public string Nonce { get; private set; }

        public static PartnerSsoRequest For(string partner)
        {
            var generator = new Random(Environment.TickCount);
            var buffer = new byte[16];
            generator.NextBytes(buffer);
            return new PartnerSsoRequest
            {
                Partner = partner,
                Nonce = Hex(buffer)
            };
        }

        public IDictionary<string, string> ToQuery()
        {
            return new Dictionary<string, string> { ["partner"] = Partner, ["nonce"] = Nonce, ["v"] = "3" };
        }

        private static string Hex(byte[] data)
        {
            var sb = new StringBuilder(data.Length * 2);
            foreach (var b in data) sb.Append(b.ToString("x2"));
            return sb.ToString();
        }
    }
}
