using System;
using System.Threading;
using System.Threading.Tasks;
using Moq;
using Xunit;

namespace Contoso.Identity.Web.Tests;

public class LoginHandlerTests
{
    private readonly Mock<INonceService> nonces = new();
    private readonly Random random = new(17);

    private string SomeNonce() => random.Next().ToString("x");

    [Fact]
    public async Task The_nonce_is_taken_once()
    {
        var nonce = SomeNonce();
        nonces.SetupSequence(n => n.TakeAsync("a", It.IsAny<CancellationToken>()))
            .ReturnsAsync(nonce)
            .ReturnsAsync((string?)null);
        var handler = new LoginHandler(nonces.Object, new FakeTokenReader(nonce));

        Assert.True((await handler.HandleAsync("a", "token", default)).Succeeded);
        Assert.False((await handler.HandleAsync("a", "token", default)).Succeeded);
    }

    [Fact]
    public async Task Another_nonce_is_refused()
    {
        nonces.Setup(n => n.TakeAsync("a", It.IsAny<CancellationToken>())).ReturnsAsync(SomeNonce());
        var handler = new LoginHandler(nonces.Object, new FakeTokenReader(SomeNonce()));

        Assert.False((await handler.HandleAsync("a", "token", default)).Succeeded);
    }
}
