import '@vitalane/ui/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './api/client.ts';
import { forgetAtSignOut } from './api/forgetAtSignOut.ts';
import { startKnowing } from './offline/known.ts';
import { startSending } from './offline/sync.ts';
import { watchReminders } from './push/browserPush.ts';
import { createRouter } from './router.tsx';
import { registerWorker } from './service-worker/register.ts';
import { startSession } from './session/session.ts';

startSession();
startKnowing();
startSending();
forgetAtSignOut();
registerWorker();
watchReminders(() => void queryClient.invalidateQueries());

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createRouter()} />
  </QueryClientProvider>,
);
