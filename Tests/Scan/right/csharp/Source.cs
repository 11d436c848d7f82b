using System.Threading.Tasks;

class Source
{
    private TaskCompletionSource<string> pending;

    public Task<string> Start()
    {
        pending = new TaskCompletionSource<string>();
        sdk.Login();
        return pending.Task;
    }

    void OnDone(string token, Exception error)
    {
        if (error != null) pending.TrySetException(error);
        else pending.TrySetResult(token);
    }
}
