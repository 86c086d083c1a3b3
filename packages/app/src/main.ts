import '@vitalane/ui/styles';
import { loadPage, preloadData, routes } from './router.ts';
import { registerWorker } from './service-worker/register.ts';
import { accessToken, startSession } from './session/session.ts';

startSession();
registerWorker();

// Separate chunk: preloading a page needs no rendering code, and two short tasks block the main thread less.
const drawing = import('./shell/draw.tsx');

async function open(pathname: string): Promise<void> {
  // Drawing earlier would show an empty page, which React then keeps for a third of a second.
  const pages = await loadPage(pathname);
  if (accessToken() !== null) await preloadData(pages);
  const { draw } = await drawing;
  draw({ routes, loadPage });
}

void open(window.location.pathname);
