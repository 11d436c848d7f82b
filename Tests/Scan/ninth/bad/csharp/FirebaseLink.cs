using System.Collections.Generic;
using System.Net.Http;
using System.Net.Http.Json;
using System.Threading.Tasks;

namespace Game.Accounts
{
    public sealed class LoginAttempt
    {
        public string? Nonce { get; init; }
        public string Provider { get; init; } = "apple.com";
    }

    /// Signs in to Identity Toolkit with a token of another provider.
    public sealed class FirebaseLink
    {
        private const string Endpoint = "https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp";
        private readonly HttpClient _http;
        private readonly string _apiKey;

        public FirebaseLink(HttpClient http, string apiKey)
        {
            _http = http;
            _apiKey = apiKey;
        }

        public async Task<SignInReply?> SignInAsync(string idToken, LoginAttempt attempt)
        {
            var nonce = attempt.Nonce ?? string.Empty;
            var body = new Dictionary<string, object>
            {
                ["postBody"] = $"id_token={idToken}&nonce={nonce}&providerId={attempt.Provider}",
                ["requestUri"] = "http://localhost",
                ["returnSecureToken"] = true,
            };
            using var reply = await _http.PostAsJsonAsync($"{Endpoint}?key={_apiKey}", body);
            reply.EnsureSuccessStatusCode();
            return await reply.Content.ReadFromJsonAsync<SignInReply>();
        }
    }

    public record SignInReply(string LocalId, string IdToken, string RefreshToken);
}
