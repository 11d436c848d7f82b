class Pages
{
    public int Column(int index) => index % 7;
    public bool Same(string a, string b) => a == b;
    const string Weekdays = "MTWTFSS";
}
