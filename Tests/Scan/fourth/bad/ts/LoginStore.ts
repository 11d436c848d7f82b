import { makeAutoObservable, runInAction } from 'mobx';
import type { Analytics } from './analytics';

export interface AppleAnswer {
  cancelled: boolean;
  token: string;
  nonce: string;
}

export interface Apple {
  request(): Promise<AppleAnswer>;
}

export interface Api {
  login(token: string, nonce: string): Promise<boolean>;
  logout(): Promise<void>;
}

type Listener = (signedIn: boolean) => void;

/**
 * State of the login screen.
 */
export class LoginStore {
  busy = false;
  signedIn = false;
  message: string | null = null;
  private listeners: Listener[] = [];

  constructor(
    private readonly api: Api,
    private readonly apple: Apple,
    private readonly analytics: Analytics,
  ) {
    makeAutoObservable(this);
  }

  onChange(listener: Listener): () => void {
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((l) => l !== listener);
    };
  }

  async signIn(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.analytics.track('login_begun');
    const answer = await this.apple.request();
    if (answer.cancelled) {
      this.message = null;
      this.analytics.track('login_cancelled');
      return false;
    }
    const accepted = await this.api.login(answer.token, answer.nonce);
    runInAction(() => {
      this.message = accepted ? null : 'Could not sign in';
      this.signedIn = accepted;
      this.busy = false;
    });
    this.listeners.forEach((l) => l(accepted));
    return accepted;
  }

  async signOut(): Promise<void> {
    await this.api.logout();
    runInAction(() => {
      this.signedIn = false;
    });
    this.listeners.forEach((l) => l(false));
  }
}
