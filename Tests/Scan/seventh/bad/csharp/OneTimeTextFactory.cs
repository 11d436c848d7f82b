using System.Security.Cryptography;
using Microsoft.Extensions.DependencyInjection;

namespace Contoso.Identity.Abstractions;

public interface IOneTimeTextFactory
{
    string Nonce();
    string State();
}

/// <summary>Values for the authorization request, RNG of the platform.</summary>
internal sealed class OneTimeTextFactory : IOneTimeTextFactory
{
    private const string Alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567890-_";

    public string Nonce() => Draw(43);

    public string State() => Draw(22);

    private static string Draw(int length)
    {
        Span<char> text = stackalloc char[length];
        for (var i = 0; i < text.Length; i++)
        {
            text[i] = Alphabet[RandomNumberGenerator.GetInt32(Alphabet.Length)];
        }
        return new string(text);
    }
}

public static class OneTimeTextExtensions
{
    public static IServiceCollection AddOneTimeTexts(this IServiceCollection services) =>
        services.AddSingleton<IOneTimeTextFactory, OneTimeTextFactory>();
}
