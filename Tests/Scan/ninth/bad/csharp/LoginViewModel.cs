using System;
using System.Threading.Tasks;
using CommunityToolkit.Mvvm.ComponentModel;
using CommunityToolkit.Mvvm.Input;

namespace Contoso.Mobile.ViewModels;

public partial class LoginViewModel : ObservableObject
{
    private readonly IAuthClient _auth;
    private readonly IAlerts _alerts;

    [ObservableProperty]
    private bool isBusy;

    public LoginViewModel(IAuthClient auth, IAlerts alerts)
    {
        _auth = auth;
        _alerts = alerts;
    }

    [RelayCommand]
    private async Task LoginAsync()
    {
        if (IsBusy)
            return;
        IsBusy = true;

        var result = await _auth.LoginWithBrowserAsync();
        if (result.IsCancelled)
        {
            return;
        }
        if (result.IsError)
        {
            await _alerts.ShowAsync("Login failed", result.Error);
            IsBusy = false;
            return;
        }

        await Shell.Current.GoToAsync("//main");
        IsBusy = false;
    }
}
