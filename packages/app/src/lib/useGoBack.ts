import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back one step, or to `fallback` from the first page of a visit. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  // React Router gives the first page of a visit this key.
  return () => void (key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1));
}
