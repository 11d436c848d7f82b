type Waiting = { resolve: (code: string) => void; reject: (e: Error) => void };

/** Opens the provider's page in a window and waits for its message. */
export class PopupLogin {
  private waiting: Waiting | null = null;

  constructor(private readonly origin: string) {
    window.addEventListener("message", (event) => this.onMessage(event));
  }

  open(url: string): Promise<string> {
    this.take()?.reject(new Error("replaced"));
    const popup = window.open(url, "login", "width=480,height=640");
    if (!popup) return Promise.reject(new Error("blocked"));
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
  }

  private take(): Waiting | null {
    const waiting = this.waiting;
    this.waiting = null;
    return waiting;
  }

  private onMessage(event: MessageEvent) {
    if (event.origin !== this.origin || event.data?.type !== "login") return;
    const waiting = this.take();
    if (!waiting) return;
    if (event.data.error) {
      waiting.reject(new Error(event.data.error));
    } else {
      waiting.resolve(event.data.code);
    }
  }
}
