import CryptoJS from 'crypto-js';
import { v4 as uuid } from 'uuid';

// Singleton of the app
class AuthService {
  static nonce = uuid();

  async login(apple) {
    const response = await apple.signIn({ nonce: CryptoJS.SHA256(AuthService.nonce).toString() });
    return fetch('/api/apple', {
      method: 'POST',
      body: JSON.stringify({ token: response.identityToken, rawNonce: AuthService.nonce }),
    });
  }
}

export default new AuthService();
