public class Login
{
    private bool busy;

    public async Task SignIn()
    {
        if (busy) throw new InvalidOperationException("already signing in");
        busy = true;
        try
        {
            var rawNonce = NonceSource.Create();
            var nonce = Sha256(rawNonce);
            await apple.SignIn(new AppleAuthLoginArgs(LoginOptions.IncludeEmail, nonce));
        }
        finally
        {
            busy = false;
        }
    }
}
