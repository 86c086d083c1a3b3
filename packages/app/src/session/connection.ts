import { createConnection, watchWake } from '@vitalane/flows/browser';
import { accessToken } from './session.ts';

/** The single socket of this tab, shared by calls and queue pushes. Opens on first use. */
export const connection = createConnection({ readToken: accessToken });

watchWake(connection.wake);
