import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Root } from './Root.tsx';

/** Draws the page of the present address. As a transition it is done in small pieces, and the page answers in between. */
export function draw(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <Root />
      </BrowserRouter>,
    ),
  );
}
