import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../api/client.ts';
import { forgetAtSignOut } from '../api/forgetAtSignOut.ts';
import { recoverQueries } from '../api/recovery.ts';
import { startKnowing } from '../offline/known.ts';
import { startSending } from '../offline/sync.ts';
import { watchReminders } from '../push/browserPush.ts';
import { client } from './session.ts';

// Once for the tab, with the first page that keeps anything of a person.
startKnowing();
startSending();
forgetAtSignOut();
recoverQueries(queryClient, { reach: () => client.GET('/client-config') });
watchReminders(() => void queryClient.invalidateQueries());

/** Around every page that shows or keeps something of a person: the server's answers, and what waits to be sent. */
export function Stores({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
