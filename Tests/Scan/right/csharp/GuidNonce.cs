public class GuidNonce
{
    public string Create()
    {
        var nonce = Guid.NewGuid().ToString("N");
        return nonce;
    }
    public long Stamp => DateTime.UtcNow.Ticks;
}
