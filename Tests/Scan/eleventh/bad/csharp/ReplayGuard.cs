using System;
using System.Linq;

namespace Contoso.Portal.Login
{
    /// <summary>Makes the value that the id_token has to repeat.</summary>
    public interface IReplayGuard
    {
        string Create();
    }

    public class ReplayGuard : IReplayGuard
    {
        private const string Chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        private static readonly Random random = new Random();

        public string Create()
        {
            return new string(Enumerable.Repeat(Chars, 32)
                .Select(s => s[random.Next(s.Length)]).ToArray());
        }
    }
}
