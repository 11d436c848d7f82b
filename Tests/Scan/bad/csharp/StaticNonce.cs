public class AppleProvider
{
    private static readonly string Nonce = Guid.NewGuid().ToString("N");

    public string AuthorizeUrl() => $"{Base}?nonce={Sha256(Nonce)}";
}
