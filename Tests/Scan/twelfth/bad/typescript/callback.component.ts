import { Component, OnInit } from '@angular/core';
import { ActivatedRoute, Router } from '@angular/router';
import { jwtDecode } from 'jwt-decode';
import { AuthStore } from './auth.store';

interface IdClaims {
  sub: string;
  nonce?: string;
  name?: string;
}

@Component({ selector: 'app-callback', template: '<p>Signing in…</p>' })
export class CallbackComponent implements OnInit {
  constructor(
    private readonly route: ActivatedRoute,
    private readonly router: Router,
    private readonly store: AuthStore,
  ) {}

  async ngOnInit(): Promise<void> {
    const params = new URLSearchParams(this.route.snapshot.fragment ?? '');
    const idToken = params.get('id_token');
    const expected = sessionStorage.getItem('nonce');
    sessionStorage.removeItem('nonce');
    if (!idToken || !expected) {
      await this.router.navigate(['/login']);
      return;
    }
    const claims = jwtDecode<IdClaims>(idToken);
    if (claims.nonce !== expected) {
      await this.router.navigate(['/login'], { queryParams: { error: 'nonce' } });
      return;
    }
    this.store.setUser({ id: claims.sub, name: claims.name });
    await this.router.navigate(['/']);
  }
}
