import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back one step; to `fallback` when the page is the first of the visit and there is nowhere to go back to. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  // The router gives the first page of a visit this key.
  return () => void (key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1));
}
