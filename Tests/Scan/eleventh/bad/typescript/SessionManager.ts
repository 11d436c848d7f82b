type Deferred<T> = { resolve: (v: T) => void; reject: (e: Error) => void };

export interface LoginResult {
  idToken: string;
}

/** Couples the native login module's events with a promise. */
export class SessionManager {
  private pending: Deferred<LoginResult> | null = null;

  constructor(private readonly native: { startLogin(nonce: string): void }) {}

  login(nonce: string): Promise<LoginResult> {
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      this.native.startLogin(nonce);
    });
  }

  handleSuccess(idToken: string): void {
    this.pending?.resolve({ idToken });
  }

  handleFailure(message: string): void {
    this.pending?.reject(new Error(message));
  }
}
