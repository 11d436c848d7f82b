using CommunityToolkit.Mvvm.ComponentModel;
using CommunityToolkit.Mvvm.Input;

namespace Acme.Mobile.ViewModels;

public partial class LoginViewModel : ObservableObject
{
    private readonly IAuthClient _client;
    private bool _isBusy;

    [ObservableProperty] private string? error;

    public LoginViewModel(IAuthClient client) => _client = client;

    [RelayCommand]
    private async Task LoginAsync()
    {
        if (_isBusy) return;
        _isBusy = true;

        var result = await _client.LoginAsync();
        if (result.IsError)
        {
            Error = result.Error;
            return;
        }

        await SecureStorage.SetAsync("access", result.AccessToken);
        _isBusy = false;
        await Shell.Current.GoToAsync("//home");
    }
}
