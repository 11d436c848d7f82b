using System.Security.Cryptography;
using System.Text;

public class AppleLogin
{
    private static string GenerateRandomString(int length)
    {
        const string charset = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
        var cryptographicallySecureRandomNumberGenerator = new RNGCryptoServiceProvider();
        var result = string.Empty;
        var remainingLength = length;
        var randomNumberHolder = new byte[1];
        while (remainingLength > 0)
        {
            cryptographicallySecureRandomNumberGenerator.GetBytes(randomNumberHolder);
            if (randomNumberHolder[0] < charset.Length)
            {
                result += charset[randomNumberHolder[0]];
                remainingLength--;
            }
        }
        return result;
    }
}
