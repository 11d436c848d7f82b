using System;
using System.Linq;

public class Broker
{
    private static readonly Random source = new Random();

    public static string RandomText(int length)
    {
        const string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
        return new string(Enumerable.Repeat(letters, length)
            .Select(text => text[Pick(text.Length)]).ToArray());
    }

    private static int Pick(int count) => System.Security.Cryptography.RandomNumberGenerator.GetInt32(count);

    public static string LoginAddress()
    {
        string state = RandomText(24);
        DateTime here = TimeZoneInfo.ConvertTime(DateTime.Now, zone);
        string nonce = here.ToString("yyyy-MM-dd HH:mm:ss") + "." + state;
        return "https://id.example.org/authorize?redirect_uri=" + own + "&nonce=" + nonce;
    }
}
