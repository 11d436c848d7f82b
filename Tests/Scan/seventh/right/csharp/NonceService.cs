using System.Security.Cryptography;
using Microsoft.Extensions.Caching.Distributed;

namespace Contoso.Identity.Web;

public interface INonceService
{
    Task<string> IssueAsync(string attemptId, CancellationToken cancellationToken);
    Task<string?> TakeAsync(string attemptId, CancellationToken cancellationToken);
}

public sealed class NonceService : INonceService
{
    private const string Base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static readonly DistributedCacheEntryOptions Options = new()
    {
        AbsoluteExpirationRelativeToNow = TimeSpan.FromMinutes(10),
    };

    private readonly IDistributedCache cache;

    public NonceService(IDistributedCache cache) => this.cache = cache;

    public async Task<string> IssueAsync(string attemptId, CancellationToken cancellationToken)
    {
        var nonce = RandomNumberGenerator.GetString(Base62, 43);
        await cache.SetStringAsync(Key(attemptId), nonce, Options, cancellationToken);
        return nonce;
    }

    public async Task<string?> TakeAsync(string attemptId, CancellationToken cancellationToken)
    {
        var nonce = await cache.GetStringAsync(Key(attemptId), cancellationToken);
        await cache.RemoveAsync(Key(attemptId), cancellationToken);
        return nonce;
    }

    private static string Key(string attemptId) => "login:nonce:" + attemptId;
}
