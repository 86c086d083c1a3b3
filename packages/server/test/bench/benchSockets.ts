import { io, type Socket } from 'socket.io-client';

/** A page of a signed-in account: its server, token, and the room to join, if any. */
export interface Page {
  /** Origin, such as http://127.0.0.1:4000. */
  origin: string;
  token: string;
  roomId?: string;
}

/** Connects like the app. Resolves with the greeting of the server, and rejects with its refusal. */
export async function openPage({ origin, ...auth }: Page): Promise<Socket> {
  const socket = io(origin, { transports: ['websocket'], forceNew: true, auth });
  await new Promise<void>((resolve, reject) => {
    socket.once('room:joined', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}
