using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using AppleAuth;
using Firebase.Auth;

public class AppleSignIn
{
    private readonly IAppleAuthManager manager;

    public AppleSignIn(IAppleAuthManager manager) => this.manager = manager;

    private static string GenerateSHA256NonceFromRawNonce(string rawNonce)
    {
        using var sha = SHA256.Create();
        var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(rawNonce));
        var result = new StringBuilder();
        for (var i = 0; i < hash.Length; i++)
        {
            result.Append(hash[i].ToString("x"));
        }
        return result.ToString();
    }

    public AppleAuthLoginArgs LoginArgs(string rawNonce) =>
        new AppleAuthLoginArgs(LoginOptions.IncludeEmail, GenerateSHA256NonceFromRawNonce(rawNonce));

    public Task<FirebaseUser> Finish(string identityToken, string rawNonce)
    {
        var credential = OAuthProvider.GetCredential("apple.com", identityToken, rawNonce, null);
        return FirebaseAuth.DefaultInstance.SignInWithCredentialAsync(credential);
    }
}
