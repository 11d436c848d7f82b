using System.Text;
using AppleAuth;
using AppleAuth.Enums;
using AppleAuth.Interfaces;
using UnityEngine;

namespace Skyforge.Client.Login
{
    public class AppleLoginPresenter : MonoBehaviour
    {
        [SerializeField] private GameObject spinner;
        private IAppleAuthManager manager;
        private IAccountBackend backend;

        public void Construct(IAppleAuthManager appleAuthManager, IAccountBackend accountBackend)
        {
            manager = appleAuthManager;
            backend = accountBackend;
        }

        private void Update() => manager?.Update();

        public void OnLoginClicked()
        {
            spinner.SetActive(true);
            var rawNonce = SecureText.Create(32);
            var args = new AppleAuthLoginArgs(LoginOptions.IncludeEmail, rawNonce);
            manager.LoginWithAppleId(args, credential =>
            {
                var apple = (IAppleIDCredential)credential;
                var token = Encoding.UTF8.GetString(apple.IdentityToken);
                backend.LoginWithApple(token, rawNonce, () => spinner.SetActive(false));
            }, error =>
            {
                Debug.LogWarning("Apple login: " + error.Code);
                spinner.SetActive(false);
            });
        }
    }
}
