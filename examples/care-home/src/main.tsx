import '@vitalane/ui/styles';
import { Banner } from '@vitalane/ui';
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MedicinePage } from './MedicinePage.tsx';

/** Product with a router over the URL hash. */
function Product() {
  const [hash, setHash] = useState(location.hash);
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const read = () => setHash(location.hash);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const goTo = useCallback((to: string, message?: string) => {
    setNotice(message);
    location.hash = to;
  }, []);
  if (hash === '#medicine') return <MedicinePage goTo={goTo} />;
  return (
    <main>
      {notice && <Banner tone="success">{notice}</Banner>}
      <a href="#medicine">Add a medicine</a>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Product />);
