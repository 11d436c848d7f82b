using System;
using System.Threading.Tasks;
using CommunityToolkit.Mvvm.ComponentModel;
using CommunityToolkit.Mvvm.Input;

namespace Contoso.Mobile.ViewModels;

public partial class SignInViewModel : ObservableObject
{
    private readonly IAuthClient _auth;

    [ObservableProperty]
    private bool isBusy;

    [ObservableProperty]
    private string? error;

    public SignInViewModel(IAuthClient auth) => _auth = auth;

    [RelayCommand]
    private async Task SignInAsync()
    {
        if (IsBusy)
            return;

        IsBusy = true;
        try
        {
            var result = await _auth.LoginWithBrowserAsync();
            if (result.IsCancelled)
            {
                return;
            }
            if (result.IsError)
            {
                Error = result.Error ?? "";
                return;
            }
            await Shell.Current.GoToAsync("//main");
        }
        finally
        {
            IsBusy = false;
        }
    }
}
