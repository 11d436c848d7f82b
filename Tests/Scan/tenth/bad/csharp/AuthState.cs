using System;
using System.Linq;

namespace Acme.Mobile.Auth
{
    public static class AuthState
    {
        private static readonly Random Rng = new Random(Environment.TickCount);
        private const string Chars = "abcdefghijklmnopqrstuvwxyz0123456789";

        public static string NewLoginNonce(int length)
        {
            return new string(Enumerable.Range(0, length)
                .Select(_ => Chars[Rng.Next(Chars.Length)])
                .ToArray());
        }
    }
}
