import { useLocation, useNavigate } from 'react-router-dom';

function bannerIn(state: unknown): string | undefined {
  const banner = typeof state === 'object' && state !== null && 'banner' in state ? state.banner : undefined;
  return typeof banner === 'string' ? banner : undefined;
}

/** The sentence that the page before has left for this one, such as the one after a call; and the way to dismiss it. */
export function useNotice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return {
    notice: bannerIn(state),
    onDismissNotice: () => void navigate(pathname + search, { replace: true, state: null }),
  };
}
