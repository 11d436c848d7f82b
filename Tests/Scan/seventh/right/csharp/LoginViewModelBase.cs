using System.Threading;
using System.Threading.Tasks;
using CommunityToolkit.Mvvm.ComponentModel;
using CommunityToolkit.Mvvm.Input;

namespace Harvest.Desktop.Login;

public partial class LoginViewModel : ObservableObject
{
    private readonly IIdentityClient identity;
    private readonly IDialogs dialogs;
    private readonly SemaphoreSlim gate = new(1, 1);

    [ObservableProperty]
    private bool isBusy;

    public LoginViewModel(IIdentityClient identity, IDialogs dialogs)
    {
        this.identity = identity;
        this.dialogs = dialogs;
    }

    [RelayCommand]
    private async Task SignInAsync(CancellationToken cancellationToken)
    {
        if (!await gate.WaitAsync(0, cancellationToken))
        {
            return;
        }

        IsBusy = true;
        try
        {
            var account = await identity.SignInAsync(cancellationToken);
            if (account is null)
            {
                await dialogs.ShowAsync("You are not signed in.");
                return;
            }

            await dialogs.ShowAsync($"Hello {account.Name}");
        }
        finally
        {
            IsBusy = false;
            gate.Release();
        }
    }
}
