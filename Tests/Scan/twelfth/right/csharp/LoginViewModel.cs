using System;
using System.Threading.Tasks;
using CommunityToolkit.Mvvm.ComponentModel;
using CommunityToolkit.Mvvm.Input;

namespace Shop.Mobile.ViewModels;

public partial class LoginViewModel : ObservableObject
{
    private readonly ILoginService _login;
    private readonly INavigation _navigation;

    [ObservableProperty]
    private bool isBusy;

    [ObservableProperty]
    private string? errorMessage;

    public LoginViewModel(ILoginService login, INavigation navigation)
    {
        _login = login;
        _navigation = navigation;
    }

    [RelayCommand]
    private async Task LoginAsync()
    {
        if (IsBusy)
        {
            return;
        }
        IsBusy = true;
        try
        {
            var user = await _login.SignInAsync();
            if (user is null)
            {
                return;
            }
            await _navigation.GoToAsync("//home");
        }
        catch (LoginException e)
        {
            ErrorMessage = e.Message;
        }
        finally
        {
            IsBusy = false;
        }
    }
}
