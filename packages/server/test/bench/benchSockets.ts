import { io, type Socket } from 'socket.io-client';

/** A page of a signed-in person: where it connects and as whom; with a room it takes its seat there. */
export interface Page {
  /** Origin, such as http://127.0.0.1:4000. */
  origin: string;
  token: string;
  roomId?: string;
}

/** Connects as the app does; resolves when the server has greeted, with its refusal it rejects. */
export async function openPage({ origin, ...auth }: Page): Promise<Socket> {
  const socket = io(origin, { transports: ['websocket'], forceNew: true, auth });
  await new Promise<void>((resolve, reject) => {
    socket.once('room:joined', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}
