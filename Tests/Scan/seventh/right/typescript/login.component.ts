import { ChangeDetectionStrategy, Component, inject, signal } from '@angular/core';
import { Router } from '@angular/router';
import { EMPTY, catchError, finalize, switchMap } from 'rxjs';
import { AppleFacade } from '../data-access/apple.facade';
import { SessionApi } from '../data-access/session.api';

@Component({
  selector: 'acme-login',
  standalone: true,
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <button type="button" [disabled]="busy()" (click)="apple()">Continue with Apple</button>
    @if (error()) { <p role="alert">{{ error() }}</p> }
  `,
})
export class LoginComponent {
  private readonly facade = inject(AppleFacade);
  private readonly sessions = inject(SessionApi);
  private readonly router = inject(Router);

  readonly busy = signal(false);
  readonly error = signal('');

  apple(): void {
    if (this.busy()) return;
    this.busy.set(true);
    this.error.set('');

    this.facade
      .authorize()
      .pipe(
        switchMap(({ idToken, rawNonce }) => this.sessions.create(idToken, rawNonce)),
        catchError((e: Error) => {
          this.error.set(e.message);
          return EMPTY;
        }),
        finalize(() => this.busy.set(false)),
      )
      .subscribe(() => void this.router.navigateByUrl('/'));
  }
}
