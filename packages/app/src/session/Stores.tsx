import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../api/client.ts';
import { forgetAtSignOut } from '../api/forgetAtSignOut.ts';
import { recoverQueries } from '../api/recovery.ts';
import { startStoringAccount } from '../offline/known.ts';
import { startSending } from '../offline/sync.ts';
import { watchReminders } from '../push/browserPush.ts';
import { startConfirmingEnds } from '../realtime/confirmEnds.ts';
import { client } from './session.ts';

// Once per tab, with the first page that stores account data.
startStoringAccount();
startSending();
startConfirmingEnds();
forgetAtSignOut();
recoverQueries(queryClient, { reach: () => client.GET('/client-config') });
watchReminders(() => void queryClient.invalidateQueries());

/** Wraps every page that shows or stores account data: cached responses and the outbox. */
export function Stores({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
