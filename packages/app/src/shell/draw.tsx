import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Root, type RootProps } from './Root.tsx';

/** Renders the present page. A transition splits the work, so that the page stays responsive. */
export function draw(props: RootProps): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <Root {...props} />
      </BrowserRouter>,
    ),
  );
}
