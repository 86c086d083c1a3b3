import '@vitalane/ui/styles';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preload } from './router.ts';
import { registerWorker } from './service-worker/register.ts';
import { startSession } from './session/session.ts';
import { Root } from './shell/Root.tsx';

startSession();
registerWorker();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
// Rendering earlier would show an empty page, and React keeps what it has shown for a third of a second.
void preload(window.location.pathname).then(() =>
  root.render(
    <BrowserRouter>
      <Root />
    </BrowserRouter>,
  ),
);
