// Entry of the service worker: offline app and reminders.
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { type Shell, serveShell } from './shell.ts';

declare const self: WorkerScope;
/** Defined by the build; `null` on a development server. */
declare const __SHELL__: Shell | null;

handlePush(self);
if (__SHELL__) serveShell(self, __SHELL__);
