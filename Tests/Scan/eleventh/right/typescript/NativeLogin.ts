type Waiter = { resolve: (token: string) => void; reject: (e: Error) => void };

export class NativeLogin {
  private waiter: Waiter | null = null;

  constructor(private readonly native: { startLogin(nonce: string): void }) {}

  login(nonce: string): Promise<string> {
    if (this.waiter) return Promise.reject(new Error('a login is open'));
    return new Promise<string>((resolve, reject) => {
      this.waiter = { resolve, reject };
      this.native.startLogin(nonce);
    });
  }

  onSuccess(idToken: string): void {
    this.take()?.resolve(idToken);
  }

  onFailure(message: string): void {
    this.take()?.reject(new Error(message));
  }

  private take(): Waiter | null {
    const w = this.waiter;
    this.waiter = null;
    return w;
  }
}
