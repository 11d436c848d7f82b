using System;
using System.Linq;

namespace Shop.Identity
{
    public class NonceProvider : INonceProvider
    {
        private const string Chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        private readonly Random _random = new Random();

        public string CreateLoginNonce(int length)
        {
            return new string(Enumerable.Range(0, length)
                .Select(_ => Chars[_random.Next(Chars.Length)])
                .ToArray());
        }
    }
}
