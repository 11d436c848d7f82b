import { makeAutoObservable, runInAction } from 'mobx';
import { api, ApiError } from '../api';

export class SessionStore {
  busy = false;
  userId: string | null = null;
  error?: string;

  constructor() {
    makeAutoObservable(this);
  }

  async login(email: string, password: string) {
    if (this.busy) return;
    this.busy = true;
    this.error = undefined;
    try {
      const user = await api.login(email, password);
      runInAction(() => (this.userId = user.id));
    } catch (e) {
      runInAction(() => (this.error = e instanceof ApiError ? e.message : 'Try again'));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
