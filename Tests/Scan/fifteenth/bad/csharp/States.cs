using System;

namespace Gate
{
    public static class OAuth2States
    {
        public static string GenerateStateText(int count)
        {
            var bytes = new byte[count];
            var source = new Random();
            source.NextBytes(bytes);
            return Convert.ToBase64String(bytes);
        }
    }
}
