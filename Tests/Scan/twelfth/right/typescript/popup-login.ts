export class PopupLogin {
  private pending?: { resolve: (code: string) => void; reject: (e: Error) => void };

  constructor(private readonly origin: string) {
    window.addEventListener('message', (event) => this.onMessage(event));
  }

  open(url: string): Promise<string> {
    this.settle((p) => p.reject(new Error('superseded')));
    return new Promise<string>((resolve, reject) => {
      this.pending = { resolve, reject };
      if (!window.open(url, 'login', 'width=480,height=640')) {
        this.settle((p) => p.reject(new Error('popup blocked')));
      }
    });
  }

  private onMessage(event: MessageEvent<{ code?: string; error?: string }>): void {
    if (event.origin !== this.origin) return;
    const { code, error } = event.data;
    if (code) {
      this.settle((p) => p.resolve(code));
    } else if (error) {
      this.settle((p) => p.reject(new Error(error)));
    }
  }

  private settle(answer: (p: NonNullable<PopupLogin['pending']>) => void): void {
    const pending = this.pending;
    this.pending = undefined;
    if (pending) answer(pending);
  }
}
