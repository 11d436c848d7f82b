class Validation
{
    public async Task<string> Check(string idToken, string expected)
    {
        ArgumentException.ThrowIfNullOrEmpty(expected);
        var result = await handler.ValidateTokenAsync(idToken, parameters);
        if (!result.IsValid) throw result.Exception;
        if (!result.Claims.TryGetValue("nonce", out var nonce) || nonce as string != expected)
            throw new SecurityException("nonce");
        return (string)result.Claims["sub"];
    }
}
