import type { AcquireInput, MediaGrant, SignallingReport } from '../call/call.types.ts';
import { fromWire } from './callWire.ts';
import type { CallMedia } from './media.ts';
import type { Connection } from './signalling.types.ts';

/** How long an early start waits for its call before it is released. */
const RELEASE_AFTER_MS = 5_000;

/** Dependencies of an early start. */
export interface HeadStartDeps {
  media: Pick<CallMedia, 'acquire' | 'releaseAll'>;
  connection: Pick<Connection, 'enter'>;
  /** Returns whether camera and microphone open without a permission prompt. */
  isAllowed: () => Promise<boolean>;
}

/** Early start of a call before its machine runs. `acquire` and `enter` replace those of media and connection. */
export interface HeadStart extends Pick<CallMedia, 'acquire'>, Pick<Connection, 'enter'> {
  /** Opens the devices, and enters the room where no permission prompt is needed. */
  begin: (roomId: string, requested: AcquireInput) => void;
}

interface EarlyMedia {
  wanted: AcquireInput;
  grant: Promise<MediaGrant>;
  abort: () => void;
}

interface EarlyRoom {
  roomId: string;
  /** Passes on earlier and later reports. */
  handOver: (report: (event: SignallingReport) => void) => void;
  leave: () => void;
}

function enterEarly({ enter }: HeadStartDeps['connection'], roomId: string): EarlyRoom {
  const reports: SignallingReport[] = [];
  let report = (event: SignallingReport): void => {
    reports.push(event);
  };
  const leave = enter(roomId, (event) => report(event), fromWire);
  return {
    roomId,
    leave,
    handOver: (next) => {
      report = next;
      for (const event of reports.splice(0)) next(event);
    },
  };
}

/** Returns whether camera and microphone are already allowed; `false` where the browser does not report it. */
export async function areDevicesAllowed(): Promise<boolean> {
  const names = ['camera', 'microphone'] as const;
  try {
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return states.every(({ state }) => state === 'granted');
  } catch {
    return false;
  }
}

/** Creates the early start of the app; call once, outside React. */
export function createHeadStart({ media, connection, isAllowed }: HeadStartDeps): HeadStart {
  let devices: EarlyMedia | null = null;
  let room: EarlyRoom | null = null;

  const leaveRoom = () => {
    room?.leave();
    room = null;
  };

  function begin(roomId: string, wanted: AcquireInput): void {
    const aborting = new AbortController();
    const started = { wanted, grant: media.acquire(wanted, aborting.signal), abort: () => aborting.abort() };
    devices = started;
    let canJoin = true;
    started.grant.catch(() => {
      // Without devices the user decides first whether to join.
      canJoin = false;
      leaveRoom();
    });
    void isAllowed().then((isGranted) => {
      if (isGranted && canJoin && devices === started) room = enterEarly(connection, roomId);
    });
    setTimeout(() => {
      leaveRoom();
      if (devices !== started) return;
      devices = null;
      started.abort();
      media.releaseAll();
    }, RELEASE_AFTER_MS);
  }

  function acquire(input: AcquireInput, signal: AbortSignal): Promise<MediaGrant> {
    const begun = devices;
    devices = null;
    if (begun?.wanted.audio !== input.audio || begun.wanted.video !== input.video)
      return media.acquire(input, signal);
    signal.addEventListener('abort', begun.abort);
    return begun.grant;
  }

  const enter: Connection['enter'] = (roomId, report, read) => {
    const begun = room;
    room = null;
    if (begun?.roomId !== roomId) return connection.enter(roomId, report, read);
    begun.handOver(report);
    return begun.leave;
  };

  return { begin, acquire, enter };
}
