type Settle = { resolve: (token: string) => void; reject: (reason: Error) => void };

/** Electron: the window in which the employee signs in. */
export class LoginWindow {
  private settle: Settle | undefined;

  constructor(
    private readonly open: (url: string) => Electron.BrowserWindow,
    private readonly authorizeUrl: (nonce: string) => string,
  ) {}

  login(nonce: string): Promise<string> {
    this.fail(new Error('superseded'));
    return new Promise<string>((resolve, reject) => {
      this.settle = { resolve, reject };
      const window = this.open(this.authorizeUrl(nonce));
      window.on('closed', () => this.fail(new Error('closed')));
      window.webContents.on('will-redirect', (_event, url) => {
        const token = new URL(url).searchParams.get('id_token');
        if (token === null) {
          return;
        }
        this.take()?.resolve(token);
        window.close();
      });
    });
  }

  private fail(reason: Error): void {
    this.take()?.reject(reason);
  }

  private take(): Settle | undefined {
    const settle = this.settle;
    this.settle = undefined;
    return settle;
  }
}
