import { http } from './http';
import { secureId } from './secureId';
import { toast } from './toast';

const SCOPES = [0, 1]; // name, e-mail

/**
 * Social logins of the Ionic app. One provider each, with the same contract:
 * `start()` resolves to what POST /auth/social expects.
 */
class AppleProvider {
  constructor(plugin) {
    this.plugin = plugin;
  }

  start() {
    const secret = secureId(32);
    return new Promise((resolve, reject) => {
      this.plugin.signin(
        { requestedScopes: SCOPES, nonce: secret },
        (data) => resolve({ provider: 'apple', token: data.identityToken, rawNonce: secret }),
        (error) => reject(new Error(error.localizedDescription || 'Apple')),
      );
    });
  }
}

class FacebookProvider {
  constructor(plugin) {
    this.plugin = plugin;
  }

  async start() {
    const { authResponse } = await this.plugin.login(['public_profile', 'email']);
    return { provider: 'facebook', token: authResponse.accessToken };
  }
}

export class SocialLogin {
  constructor(plugins) {
    this.providers = {
      apple: new AppleProvider(plugins.SignInWithApple),
      facebook: new FacebookProvider(plugins.Facebook),
    };
  }

  async login(name) {
    try {
      const body = await this.providers[name].start();
      const { data } = await http.post('/auth/social', body);
      return data;
    } catch (e) {
      toast(e.message);
      return null;
    }
  }
}
