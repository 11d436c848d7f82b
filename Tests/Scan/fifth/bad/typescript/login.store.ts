import { makeAutoObservable, runInAction } from 'mobx';
import { AuthApi } from './api';

export class LoginStore {
  busy = false;
  token: string | null = null;

  constructor(private api: AuthApi) {
    makeAutoObservable(this);
  }

  async signIn(provider: 'apple' | 'google') {
    if (this.busy) return;
    this.busy = true;
    const attempt = await this.api.begin(provider);
    if (!attempt.ok) {
      return;
    }
    const token = await this.api.complete(attempt.id);
    runInAction(() => {
      this.token = token;
      this.busy = false;
    });
  }
}
