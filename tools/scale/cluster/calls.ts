// Opens calls of demo accounts, each participant on a chosen server.
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassphrase } from '../../../packages/server/src/demo/accounts.ts';
import { createSockets, type TestSocket } from '../../../packages/server/test/helpers/sockets.ts';
import { call, signIn, staff } from '../../trust/people.ts';

/** A patient and a doctor in one room. */
export interface OpenCall {
  room: string;
  patient: TestSocket;
  doctor: TestSocket;
  tokens: { patient: string; doctor: string };
}

/** Origins of the servers that the two participants use. */
export interface Sides {
  patient: string;
  doctor: string;
}

const mei = { email: 'mei.tan@demo.vitalane.example', password: demoPassphrase, nric: 'S1234567D' };
const everySocket: ReturnType<typeof createSockets>[] = [];

/** Returns a socket factory for a server. {@link closeSockets} closes its connections. */
export function socketsTo(url: string) {
  const sockets = createSockets(url);
  everySocket.push(sockets);
  return sockets;
}

/** Closes all connections of {@link socketsTo}. */
export function closeSockets(): void {
  for (const sockets of everySocket) sockets.closeAll();
}

/** Opens a call between a patient and a doctor on the given servers. */
export async function openCall(sides: Sides): Promise<OpenCall> {
  const tokens = {
    patient: await signIn(sides.patient, mei),
    doctor: await signIn(sides.doctor, staff.doctor),
  };
  const joined = await call(sides.patient, `/join-queue-plato?nric=${mei.nric}`, { token: tokens.patient });
  const room = String(joined.body.room);
  const place = { roomId: room, isPersistent: true };
  const patient = await socketsTo(sides.patient).connect({ token: tokens.patient, ...place });
  const doctor = await socketsTo(sides.doctor).connect({ token: tokens.doctor, ...place });
  await patient.next('user:joined');
  return { room, patient, doctor, tokens };
}

/** Ends a call as the doctor. Resolves when the server acknowledges it. */
export function endCall({ doctor }: OpenCall): Promise<void> {
  return new Promise((resolve) => doctor.socket.emit('end:call', {}, () => resolve()));
}

/** Returns how many messages of an event a connection has received. */
export const countOf = ({ received }: TestSocket, event: string) =>
  received.filter(([name]) => name === event).length;

const everyMs = 100;

/** Continuous signalling between two participants, with the times of received messages. */
export class Talk {
  readonly #ids: { patient: string; doctor: string };
  readonly #heardAtMs: { patient: number[]; doctor: number[] } = { patient: [], doctor: [] };
  readonly #over = new AbortController();
  readonly #talking: Promise<void>[] = [];

  constructor({ patient, doctor }: OpenCall) {
    this.#ids = { patient: patient.id, doctor: doctor.id };
    const sides = [
      { own: 'patient', other: 'doctor', socket: patient.socket },
      { own: 'doctor', other: 'patient', socket: doctor.socket },
    ] as const;
    for (const { own, other, socket } of sides) {
      socket.on('user:joined', ({ id }: { id: string }) => {
        this.#ids[other] = id;
      });
      // When both rejoin with new ids, the second learns the id of the first from its messages.
      socket.on('ice:candidate', ({ from }: { from: string }) => {
        this.#ids[other] = from;
        this.#heardAtMs[own].push(performance.now());
      });
      this.#talking.push(this.#talk(socket, () => this.#ids[other]));
    }
  }

  async #talk(socket: TestSocket['socket'], otherId: () => string): Promise<void> {
    while (!this.#over.signal.aborted) {
      if (socket.connected) socket.emit('ice:candidate', { to: otherId(), candidate: null });
      await wait(everyMs);
    }
  }

  /** Returns the longest time without a message on either side since a time of `performance.now()`. */
  longestSilenceMs(sinceMs: number): number {
    const silences = Object.values(this.#heardAtMs).flatMap((heard) => {
      const moments = [sinceMs, ...heard.filter((atMs) => atMs > sinceMs), performance.now()];
      return moments.slice(1).map((atMs, index) => atMs - (moments[index] ?? atMs));
    });
    return Math.max(...silences);
  }

  /** Returns whether both sides have received a message since a time of `performance.now()`. */
  isHeardSince(sinceMs: number): boolean {
    return Object.values(this.#heardAtMs).every((heard) => (heard.at(-1) ?? 0) > sinceMs);
  }

  async end(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#talking);
  }
}
