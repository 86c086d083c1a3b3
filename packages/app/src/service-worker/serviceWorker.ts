// The entry of the service worker: the app without a connection, and reminders.
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { type Shell, serveShell } from './shell.ts';

declare const self: WorkerScope;
/** Put in by the build; a development server has no build to keep. */
declare const __SHELL__: Shell | null;

handlePush(self);
if (__SHELL__) serveShell(self, __SHELL__);
