using System;
using System.Threading.Tasks;
using CommunityToolkit.Mvvm.ComponentModel;
using CommunityToolkit.Mvvm.Input;

namespace Skihuette.Pages;

public partial class LoginPageModel : ObservableObject
{
    private readonly IAuth _auth;
    [ObservableProperty] private bool isBusy;
    [ObservableProperty] private string error = "";

    public LoginPageModel(IAuth auth) => _auth = auth;

    [RelayCommand]
    private async Task SignInAsync()
    {
        if (IsBusy) return;
        IsBusy = true;
        try
        {
            var token = await _auth.AppleAsync();
            if (token is null)
            {
                Error = "The sign in was cancelled.";
                return;
            }
            await Shell.Current.GoToAsync("//home");
        }
        catch (AuthException e)
        {
            Error = e.Message;
        }
        finally
        {
            IsBusy = false;
        }
    }
}
