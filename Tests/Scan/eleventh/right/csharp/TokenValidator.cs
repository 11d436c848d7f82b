using System;
using System.Threading.Tasks;
using Microsoft.IdentityModel.JsonWebTokens;
using Microsoft.IdentityModel.Tokens;

namespace Bank.Identity
{
    public sealed class TokenValidator
    {
        private readonly JsonWebTokenHandler _handler = new JsonWebTokenHandler();
        private readonly TokenValidationParameters _parameters;

        public TokenValidator(TokenValidationParameters parameters) => _parameters = parameters;

        public async Task<string> SubjectAsync(string idToken, string expectedNonce)
        {
            if (string.IsNullOrEmpty(expectedNonce))
                throw new ArgumentException("no login in progress", nameof(expectedNonce));

            var result = await _handler.ValidateTokenAsync(idToken, _parameters);
            if (!result.IsValid)
                throw new SecurityTokenException("id_token", result.Exception);

            if (!result.Claims.TryGetValue("nonce", out var nonce) || !expectedNonce.Equals(nonce))
                throw new SecurityTokenException("nonce");

            return result.ClaimsIdentity.FindFirst("sub").Value;
        }
    }
}
