import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../api/client.ts';
import { startStoringAccount } from '../api/known.ts';
import { watchReminders } from '../lib/browserPush.ts';
import { startSending } from '../outbox/outbox.ts';
import { startConfirmingEnds } from './confirmEnds.ts';
import { forgetAtSignOut } from './forgetAtSignOut.ts';

// Once per tab, with the first page that stores account data.
startStoringAccount();
startSending();
startConfirmingEnds();
forgetAtSignOut();
watchReminders(() => void queryClient.invalidateQueries());

/** Wraps every page that shows or stores account data: cached responses and the outbox. */
export function Stores({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
