import type { AcquireInput, MediaGrant, SignallingReport } from '../call/call.types.ts';
import type { CallMedia } from './media.ts';
import type { Connection } from './signalling.types.ts';

/** How long what was begun waits for its call. A page that does not open the call releases it after that. */
const KEEP_MS = 5_000;

/** What a head start needs from the browser and the app. */
export interface HeadStartDeps {
  media: Pick<CallMedia, 'acquire' | 'releaseAll'>;
  connection: Pick<Connection, 'enter'>;
  /** Whether camera and microphone open without a question. */
  isAllowed: () => Promise<boolean>;
}

/**
 * Begins a call before its machine runs, and hands over what was begun: `acquire` and `enter` stand in for those of media
 * and connection.
 */
export interface HeadStart extends Pick<CallMedia, 'acquire'>, Pick<Connection, 'enter'> {
  /** Opens the devices, and enters the room where nobody has to be asked for them. */
  begin: (roomId: string, wanted: AcquireInput) => void;
}

interface EarlyMedia {
  wanted: AcquireInput;
  grant: Promise<MediaGrant>;
  abort: () => void;
}

interface EarlyRoom {
  roomId: string;
  /** Passes on what was reported so far and what follows. */
  handOver: (report: (event: SignallingReport) => void) => void;
  leave: () => void;
}

function enterEarly({ enter }: HeadStartDeps['connection'], roomId: string): EarlyRoom {
  const reports: SignallingReport[] = [];
  let report = (event: SignallingReport): void => {
    reports.push(event);
  };
  const leave = enter(roomId, (event) => report(event));
  return {
    roomId,
    leave,
    handOver: (next) => {
      report = next;
      for (const event of reports.splice(0)) next(event);
    },
  };
}

/** Whether camera and microphone are allowed already; false where the browser does not tell. */
export async function areDevicesAllowed(): Promise<boolean> {
  const names = ['camera', 'microphone'] as const;
  try {
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return states.every(({ state }) => state === 'granted');
  } catch {
    return false;
  }
}

/** Creates the head start of one app; create it once, outside React. */
export function createHeadStart({ media, connection, isAllowed }: HeadStartDeps): HeadStart {
  let devices: EarlyMedia | null = null;
  let room: EarlyRoom | null = null;

  const leaveRoom = () => {
    room?.leave();
    room = null;
  };

  function begin(roomId: string, wanted: AcquireInput): void {
    const aborting = new AbortController();
    const begun = { wanted, grant: media.acquire(wanted, aborting.signal), abort: () => aborting.abort() };
    devices = begun;
    let isWanted = true;
    begun.grant.catch(() => {
      // Whoever has no devices decides first whether to join without.
      isWanted = false;
      leaveRoom();
    });
    void isAllowed().then((isIt) => {
      if (isIt && isWanted && devices === begun) room = enterEarly(connection, roomId);
    });
    setTimeout(() => {
      leaveRoom();
      if (devices !== begun) return;
      devices = null;
      begun.abort();
      media.releaseAll();
    }, KEEP_MS);
  }

  function acquire(input: AcquireInput, signal: AbortSignal): Promise<MediaGrant> {
    const begun = devices;
    devices = null;
    if (begun?.wanted.audio !== input.audio || begun.wanted.video !== input.video)
      return media.acquire(input, signal);
    signal.addEventListener('abort', begun.abort);
    return begun.grant;
  }

  function enter(roomId: string, report: (event: SignallingReport) => void): () => void {
    const begun = room;
    room = null;
    if (begun?.roomId !== roomId) return connection.enter(roomId, report);
    begun.handOver(report);
    return begun.leave;
  }

  return { begin, acquire, enter };
}
