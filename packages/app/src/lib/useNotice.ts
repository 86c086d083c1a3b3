import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

function bannerIn(state: unknown): string | undefined {
  const banner = typeof state === 'object' && state !== null && 'banner' in state ? state.banner : undefined;
  return typeof banner === 'string' ? banner : undefined;
}

/**
 * Returns the notice that the previous page has left, such as the one after a call, and a function to dismiss it.
 * Removes it from the history entry at once, so that a reload does not repeat it.
 */
export function useNotice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const received = bannerIn(state);
  const [notice, setNotice] = useState(received);
  useEffect(() => {
    if (received === undefined) return;
    setNotice(received);
    void navigate(pathname + search, { replace: true, state: null });
  }, [received, navigate, pathname, search]);
  return { notice, onDismissNotice: () => setNotice(undefined) };
}
