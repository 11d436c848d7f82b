using System;
using System.IO;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;

namespace Pantry.Api.Auditing;

/// <summary>One file per process start, one JSON line per sign-in.</summary>
public sealed class AuditLog : IAsyncDisposable
{
    private readonly StreamWriter _writer;
    private readonly SemaphoreSlim _gate = new(1, 1);

    public AuditLog(string folder)
    {
        var name = $"signins-{DateTime.UtcNow.Ticks}-{Environment.ProcessId}.jsonl";
        _writer = new StreamWriter(Path.Combine(folder, name));
    }

    public async Task WriteAsync(string subject, string? userName, bool success)
    {
        await _gate.WaitAsync();
        try
        {
            var line = JsonSerializer.Serialize(new
            {
                at = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds(),
                subject,
                user = userName ?? "",
                success,
            });
            await _writer.WriteLineAsync(line);
        }
        finally
        {
            _gate.Release();
        }
    }

    public ValueTask DisposeAsync() => _writer.DisposeAsync();
}
