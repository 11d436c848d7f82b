using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.Http;

namespace Shop.Identity;

public static class NonceCheck
{
    public static bool Passes(ISession session, string? claimed)
    {
        var expected = session.GetString("nonce");
        session.Remove("nonce");
        if (string.IsNullOrEmpty(expected) || string.IsNullOrEmpty(claimed)) return false;
        return CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(claimed), Encoding.UTF8.GetBytes(expected));
    }
}
