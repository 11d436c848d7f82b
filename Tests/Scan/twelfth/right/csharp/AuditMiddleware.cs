using System.Diagnostics;

namespace Portal.Middleware;

public class AuditMiddleware
{
    private readonly RequestDelegate _next;
    private readonly ILogger<AuditMiddleware> _logger;

    public AuditMiddleware(RequestDelegate next, ILogger<AuditMiddleware> logger)
    {
        _next = next;
        _logger = logger;
    }

    public async Task InvokeAsync(HttpContext context)
    {
        var id = context.Request.Headers["X-Request-Id"].FirstOrDefault() ?? Guid.NewGuid().ToString("N");
        var watch = Stopwatch.StartNew();
        context.Response.Headers["X-Request-Id"] = id;
        try
        {
            await _next(context);
        }
        finally
        {
            _logger.LogInformation("{Id} {Method} {Path} {Status} {Elapsed}ms at {Ticks}",
                id, context.Request.Method, context.Request.Path, context.Response.StatusCode,
                watch.ElapsedMilliseconds, DateTime.UtcNow.Ticks);
        }
    }
}
