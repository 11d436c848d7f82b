using System.Security.Cryptography;

class Biased
{
    const string Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    public string Nonce(int n)
    {
        var data = RandomNumberGenerator.GetBytes(n);
        var chars = new char[n];
        for (var i = 0; i < n; i++) chars[i] = Alphabet[data[i] % Alphabet.Length];
        return new string(chars);
    }
}
