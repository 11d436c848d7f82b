import { Injectable } from "@angular/core";

@Injectable({ providedIn: "root" })
export class CryptoUtils {
  randomNonce(size = 24): string {
    const buf = crypto.getRandomValues(new Uint8Array(size));
    return btoa(String.fromCharCode(...buf)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }

  async sha256Hex(value: string): Promise<string> {
    const data = new TextEncoder().encode(value);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    return digest.reduce((acc, byte) => acc + byte.toString(16), "");
  }

  /** Parameters for the native Apple plugin. */
  async appleOptions(clientId: string, redirectURI: string) {
    const raw = this.randomNonce();
    return {
      raw,
      options: { clientId, redirectURI, scopes: "email name", nonce: await this.sha256Hex(raw) },
    };
  }
}
