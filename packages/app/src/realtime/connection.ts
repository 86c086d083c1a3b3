import { createConnection, watchWake } from '@vitalane/flows/browser';
import { accessToken } from '../session/session.ts';

/** The one socket of this tab: a call's room and the queue's pushes share it. It opens when either is wanted. */
export const connection = createConnection({ readToken: accessToken });

watchWake(connection.wake);
