import { Injectable } from '@angular/core';

@Injectable()
export class AuthService {
  protected createNonce(): string {
    const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
    let size = 45;
    let id = '';
    const bytes = new Uint8Array(size);
    window.crypto.getRandomValues(bytes);
    while (0 < size--) {
      id += unreserved[bytes[size] % unreserved.length];
    }
    return id;
  }
}
