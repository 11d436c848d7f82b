// What a phone answers a challenge of its login with: the client's own nonce is a number in
// hexadecimal digits, and the answer a digest.
using System;
using System.Linq;
using System.Security.Cryptography;

class Challenge
{
    string Answer(string header, byte[] secret)
    {
        var fields = header.Split(',').Select(field => field.Trim().Split('=')).ToArray();
        var cnonce = RandomNumberGenerator.GetInt32(100000, 999999).ToString("x");
        var digest = SHA256.HashData(secret.Concat(Convert.FromHexString(fields[0][1])).ToArray());
        return Convert.ToHexString(digest) + cnonce;
    }
}
