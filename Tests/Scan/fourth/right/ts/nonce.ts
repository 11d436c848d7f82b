const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/' as const;

export class Nonce {
  private constructor(readonly raw: string) {}

  static create(length = 44): Nonce {
    const values = crypto.getRandomValues(new Uint8Array(length));
    return new Nonce(Array.from(values, (v) => LETTERS[v % 64]).join(''));
  }

  async hashed(): Promise<string> {
    const d = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(this.raw));
    return Array.from(new Uint8Array(d), (b) => ('0' + b.toString(16)).slice(-2)).join('');
  }
}
