using System;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading;
using System.Threading.Tasks;

namespace Contoso.Identity.Http;

/// Puts the access token on each request, waits a little when the server is busy.
public sealed class TokenHandler : DelegatingHandler
{
    private readonly ITokenSource _tokens;
    private readonly SemaphoreSlim _gate = new(1, 1);
    private AccessToken? _current;

    public TokenHandler(ITokenSource tokens) => _tokens = tokens;

    protected override async Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken ct)
    {
        for (var attempt = 0; ; attempt++)
        {
            request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", await TokenAsync(ct));
            var response = await base.SendAsync(request, ct);
            if (response.StatusCode != HttpStatusCode.ServiceUnavailable || attempt == 3)
                return response;
            response.Dispose();
            await Task.Delay(TimeSpan.FromMilliseconds(200 * (1 << attempt) + Random.Shared.Next(200)), ct);
        }
    }

    private async Task<string> TokenAsync(CancellationToken ct)
    {
        await _gate.WaitAsync(ct);
        try
        {
            if (_current is null || _current.ExpiresAt < DateTimeOffset.UtcNow.AddSeconds(30))
                _current = await _tokens.FetchAsync(ct);
            return _current.Value;
        }
        finally
        {
            _gate.Release();
        }
    }
}
