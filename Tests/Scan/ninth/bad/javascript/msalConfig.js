import { PublicClientApplication, LogLevel } from '@azure/msal-browser';
import { v4 as uuid } from 'uuid';

const nonce = uuid();

export const msal = new PublicClientApplication({
  auth: {
    clientId: import.meta.env.VITE_AAD_CLIENT_ID,
    authority: 'https://login.microsoftonline.com/common',
    redirectUri: window.location.origin,
  },
  cache: { cacheLocation: 'sessionStorage' },
  system: {
    loggerOptions: { logLevel: LogLevel.Warning, piiLoggingEnabled: false },
  },
});

export const loginRequest = () => ({
  scopes: ['openid', 'profile', 'User.Read'],
  nonce,
});

export async function login() {
  const result = await msal.loginPopup(loginRequest());
  msal.setActiveAccount(result.account);
  return result.account;
}
