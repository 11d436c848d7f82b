public class Ticks
{
    public string NewNonce()
    {
        var nonce = DateTime.UtcNow.Ticks.ToString();
        return nonce;
    }
}
