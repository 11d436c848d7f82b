type Waiter = { resolve: (code: string) => void; reject: (e: Error) => void };

export class PopupLogin {
  private waiter: Waiter | null = null;

  open(url: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiter = { resolve, reject };
      window.open(url, 'login', 'width=480,height=640');
    });
  }

  onMessage(data: { code?: string; error?: string }) {
    const waiter = this.waiter;
    this.waiter = null;
    if (!waiter) return;
    if (data.error || !data.code) {
      waiter.reject(new Error(data.error ?? 'no code'));
      return;
    }
    waiter.resolve(data.code);
  }
}
