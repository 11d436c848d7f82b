export class LoginStore {
  private busy = false;

  async signIn(): Promise<void> {
    if (this.busy) throw new Error('already signing in');
    this.busy = true;
    try {
      await this.api.signIn(await this.api.nonce());
    } finally {
      this.busy = false;
    }
  }
}
