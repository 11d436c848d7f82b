using Microsoft.IdentityModel.Tokens;

public static class Service
{
    public static void AddTokens(IServiceCollection services)
    {
        services.AddAuthentication("Bearer").AddJwtBearer(options =>
        {
            options.Authority = "https://id.example.org";
            options.TokenValidationParameters = new TokenValidationParameters
            {
                ValidateAudience = false
            };
        });
        services.AddAuthorization(options => options.AddPolicy("scope", policy => policy.RequireClaim("scope", "api")));
    }
}
