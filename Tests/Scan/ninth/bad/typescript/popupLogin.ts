export interface PopupResult {
  code: string;
  state: string;
}

type Resolver = (result: PopupResult) => void;

export class PopupLogin {
  private nonce?: string;
  private resolver?: Resolver;

  constructor(private readonly authorizeUrl: URL, private readonly backend: string) {
    window.addEventListener('message', (event: MessageEvent<PopupResult>) => {
      if (event.origin === window.location.origin) {
        this.resolver?.(event.data);
      }
    });
  }

  open(): Promise<PopupResult> {
    const nonce = crypto.randomUUID();
    this.nonce = nonce;
    const url = new URL(this.authorizeUrl);
    url.searchParams.set('nonce', nonce);
    window.open(url, 'login', 'width=480,height=640');

    return new Promise<PopupResult>((resolve) => {
      this.resolver = resolve;
    });
  }

  async redeem(result: PopupResult): Promise<Response> {
    return fetch(`${this.backend}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: result.code, nonce: this.nonce ?? '' }),
    });
  }
}
