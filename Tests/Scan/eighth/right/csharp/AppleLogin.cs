using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using AppleAuth;
using Firebase.Auth;

public class AppleLogin
{
    private static string Sha256(string rawNonce)
    {
        using var sha = SHA256.Create();
        var result = new StringBuilder();
        foreach (var b in sha.ComputeHash(Encoding.UTF8.GetBytes(rawNonce)))
        {
            result.Append(b.ToString("x2"));
        }
        return result.ToString();
    }

    public AppleAuthLoginArgs LoginArgs(string rawNonce) =>
        new AppleAuthLoginArgs(LoginOptions.IncludeEmail, Sha256(rawNonce));

    public Task<FirebaseUser> Finish(string identityToken, string rawNonce)
    {
        var credential = OAuthProvider.GetCredential("apple.com", identityToken, rawNonce, null);
        return FirebaseAuth.DefaultInstance.SignInWithCredentialAsync(credential);
    }
}
