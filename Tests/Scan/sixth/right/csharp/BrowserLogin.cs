using System;
using System.Collections.Concurrent;
using System.Security.Cryptography;
using System.Threading.Tasks;

namespace Funkgeraet.Desktop.Login
{
    public sealed class BrowserLogin
    {
        private readonly ConcurrentDictionary<string, TaskCompletionSource<Uri>> _open = new();

        public Task<Uri> StartAsync(Func<string, string, Uri> authorizeUrl, Action<Uri> browse)
        {
            var state = Text(16);
            var nonce = Text(32);
            var tcs = new TaskCompletionSource<Uri>(TaskCreationOptions.RunContinuationsAsynchronously);
            _open[state] = tcs;
            browse(authorizeUrl(state, nonce));
            return tcs.Task;
        }

        public bool OnRedirect(string state, Uri uri, string error)
        {
            if (!_open.TryRemove(state, out var tcs)) return false;
            if (!string.IsNullOrEmpty(error))
            {
                tcs.SetException(new InvalidOperationException(error));
                return true;
            }
            tcs.SetResult(uri);
            return true;
        }

        private static string Text(int bytes)
        {
            var data = new byte[bytes];
            RandomNumberGenerator.Fill(data);
            return Convert.ToBase64String(data).TrimEnd('=').Replace('+', '-').Replace('/', '_');
        }
    }
}
