import { HttpErrorResponse, type HttpInterceptorFn } from '@angular/common/http';
import { inject } from '@angular/core';
import { retry, throwError, timer } from 'rxjs';
import { SessionService } from './session.service';

const MAX_RETRIES = 3;

/** full jitter, so that the clients do not come back all at once */
function backoff(attempt: number): number {
  const ceiling = Math.min(10_000, 250 * 2 ** attempt);
  return Math.floor(Math.random() * ceiling);
}

export const authInterceptor: HttpInterceptorFn = (request, next) => {
  const session = inject(SessionService);
  const token = session.accessToken();
  const correlationId = Math.random().toString(16).slice(2, 10);

  const outgoing = request.clone({
    setHeaders: {
      'x-correlation-id': correlationId,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });

  return next(outgoing).pipe(
    retry({
      count: MAX_RETRIES,
      delay: (error: HttpErrorResponse, attempt) =>
        error.status >= 500 ? timer(backoff(attempt)) : throwError(() => error),
    }),
  );
};
