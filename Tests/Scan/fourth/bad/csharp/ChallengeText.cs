using System.Security.Cryptography;

namespace Shop.Identity;

internal static class ChallengeText
{
    // letters of state and nonce in the OpenID challenge
    private const string Letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567890123456789";

    public static string Nonce() => RandomNumberGenerator.GetString(Letters, 40);
    public static string State() => RandomNumberGenerator.GetHexString(24);
}
