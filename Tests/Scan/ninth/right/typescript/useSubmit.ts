import { useCallback, useRef, useState } from 'react';

type State = { busy: boolean; error?: string };

/** Runs one login at a time. */
export function useSubmit<T>(action: (input: T) => Promise<void>) {
  const running = useRef(false);
  const [state, setState] = useState<State>({ busy: false });

  const submit = useCallback(
    async (input: T) => {
      if (running.current) return;
      running.current = true;
      setState({ busy: true });
      try {
        await action(input);
        setState({ busy: false });
      } catch (e) {
        setState({ busy: false, error: e instanceof Error ? e.message : String(e) });
      } finally {
        running.current = false;
      }
    },
    [action],
  );

  return { ...state, submit };
}
