using System;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Extensions;
using AppleAuth.Interfaces;
using Unity.Services.Authentication;
using UnityEngine;
using UnityEngine.UI;

namespace Hexfield.UI
{
    public class LoginPanel : MonoBehaviour
    {
        [SerializeField] private Button appleButton;
        [SerializeField] private Text status;
        private IAppleAuthManager _manager;

        private const string Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

        private void Awake() => appleButton.onClick.AddListener(SignIn);

        private void Update() => _manager?.Update();

        private void SignIn()
        {
            appleButton.interactable = false;
            var rawNonce = NewNonce(32);
            _manager.LoginWithAppleId(
                new AppleAuthLoginArgs(LoginOptions.IncludeEmail, rawNonce),
                credential => _ = FinishAsync(credential as IAppleIDCredential, rawNonce),
                error =>
                {
                    status.text = error.GetAuthorizationErrorCode().ToString();
                    appleButton.interactable = true;
                });
        }

        private async Task FinishAsync(IAppleIDCredential apple, string rawNonce)
        {
            try
            {
                var token = Encoding.UTF8.GetString(apple.IdentityToken);
                await BackendClient.Instance.FirebaseSignInAsync("apple.com", token, rawNonce);
                status.text = "Welcome!";
            }
            catch (Exception e)
            {
                status.text = e.Message;
            }
            finally
            {
                appleButton.interactable = true;
            }
        }

        private static string NewNonce(int length)
        {
            var bytes = new byte[length];
            using (var rng = RandomNumberGenerator.Create()) rng.GetBytes(bytes);
            var chars = new char[length];
            for (var i = 0; i < length; i++) chars[i] = Letters[bytes[i] % Letters.Length];
            return new string(chars);
        }
    }
}
