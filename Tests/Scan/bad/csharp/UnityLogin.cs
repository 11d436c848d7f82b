public class UnityLogin : MonoBehaviour
{
    public void SignIn()
    {
        var rawNonce = GenerateRandomString(32);
        var args = new AppleAuthLoginArgs(LoginOptions.IncludeEmail, rawNonce);
        manager.LoginWithAppleId(args, OnCredential, OnError);
    }
}
