import { useCallback, useRef, useState } from 'react';

export function useLogin(exchange: (token: string) => Promise<void>) {
  const inFlight = useRef(false);
  const [error, setError] = useState<string>();

  const login = useCallback(
    async (token: string | null) => {
      if (inFlight.current) return;
      inFlight.current = true;
      try {
        if (!token) {
          setError('Sign-in was cancelled');
          return;
        }
        await exchange(token);
        setError(undefined);
      } catch (e) {
        setError(e instanceof Error ? e.message : String(e));
      } finally {
        inFlight.current = false;
      }
    },
    [exchange],
  );

  return { login, error };
}
