using System;
using System.Security.Cryptography;
using System.Text;

namespace Identity.Client.Login
{
    public interface INonceProvider
    {
        string Next();
    }

    public class NonceProvider : INonceProvider
    {
        private const string Chars = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
        private const int Length = 32;

        public string Next()
        {
            var nonce = new StringBuilder(Length);
            var buffer = new byte[64];
            while (nonce.Length < Length)
            {
                RandomNumberGenerator.Fill(buffer);
                foreach (var b in buffer)
                {
                    if (b >= 240)
                    {
                        continue;
                    }
                    nonce.Append(Chars[b % Chars.Length]);
                    if (nonce.Length == Length)
                    {
                        break;
                    }
                }
            }
            return nonce.ToString();
        }
    }
}
