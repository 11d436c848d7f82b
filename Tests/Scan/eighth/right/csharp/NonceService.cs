using System.Security.Cryptography;

namespace Acme.SignIn
{
    public class NonceService
    {
        private const string Chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

        public string Create(int length = 32)
        {
            var result = new char[length];
            for (var i = 0; i < length; i++)
            {
                result[i] = Chars[RandomNumberGenerator.GetInt32(Chars.Length)];
            }
            return new string(result);
        }
    }
}
