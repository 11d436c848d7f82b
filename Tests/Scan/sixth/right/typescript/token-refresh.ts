import { jwtDecode } from "jwt-decode";

interface AccessClaims {
  exp: number;
}

/** Refreshes the access token shortly before it ends. */
export class TokenRefresh {
  private inFlight: Promise<string> | null = null;

  constructor(
    private token: string,
    private readonly fetchToken: () => Promise<string>,
  ) {}

  async current(): Promise<string> {
    const { exp } = jwtDecode<AccessClaims>(this.token);
    const jitter = Math.random() * 10_000;
    if (exp * 1000 - Date.now() > 30_000 + jitter) return this.token;

    this.inFlight ??= this.fetchToken().finally(() => {
      this.inFlight = null;
    });
    this.token = await this.inFlight;
    return this.token;
  }
}
