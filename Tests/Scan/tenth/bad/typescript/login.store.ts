import { makeAutoObservable, runInAction } from 'mobx';
import { api } from '../api';

export class LoginStore {
  busy = false;
  userId: string | null = null;
  error?: string;

  constructor() {
    makeAutoObservable(this);
  }

  async login(email: string, password: string) {
    if (this.busy) return;
    this.busy = true;
    const res = await api.post('/auth/login', { email, password });
    if (res.status === 401) {
      this.error = 'Wrong password';
      return;
    }
    if (!res.ok) throw new Error(`login: ${res.status}`);
    const { id } = await res.json();
    runInAction(() => {
      this.userId = id;
      this.busy = false;
    });
  }
}
