using System;
using System.Security.Cryptography;

namespace Game.Login
{
    public class LoginLetters
    {
        private readonly string letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnoppqrstuvwxyz-._";

        public string Nonce(int length)
        {
            var chars = new char[length];
            for (var i = 0; i < length; i++)
            {
                chars[i] = letters[RandomNumberGenerator.GetInt32(letters.Length)];
            }
            return new string(chars);
        }

        public string DeviceNonce(int deviceId)
        {
            var random = new Random(deviceId);
            var bytes = new byte[16];
            random.NextBytes(bytes);
            return Convert.ToBase64String(bytes);
        }
    }
}
