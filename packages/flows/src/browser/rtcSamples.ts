import type { SendSample } from './rtcLadder.ts';
import type { ReceiveSample } from './rtcQuality.ts';

/** Sample of both directions of a connection. */
export interface CallSample {
  sent: SendSample;
  received: ReceiveSample;
}

/** Age up to which a report of the remote peer counts. It comes about every second for video, every five for audio. */
const FRESH_MS = 3_000;

/**
 * Samples over which the loss of the own packets is measured. The share in one report is no measure: reports cover few
 * packets, and at 3 % loss some of them say 50 %.
 */
const LOSS_SAMPLES = 3;

/** Totals of a connection, which only grow. */
const noTotals = {
  bytes: 0,
  encodeS: 0,
  sent: 0,
  sentLost: 0,
  lost: 0,
  packets: 0,
  concealed: 0,
  sounds: 0,
};

type Totals = typeof noTotals;

/** Values of one report that are no totals. */
interface Moment {
  roundTripS: number | null;
  availableBitsPerS: number | null;
  isProcessorLimited: boolean;
  isEncodedByHardware: boolean;
  reports: { roundTripS: number | null; timestamp: number }[];
  newestMs: number;
}

const growthShare = (part: number, whole: number) => (whole > 0 ? Math.max(0, part) / whole : null);

function read(report: RTCStatsReport): { totals: Totals; moment: Moment } {
  const totals = { ...noTotals };
  const moment: Moment = {
    roundTripS: null,
    availableBitsPerS: null,
    isProcessorLimited: false,
    isEncodedByHardware: false,
    reports: [],
    newestMs: 0,
  };
  for (const entry of report.values()) {
    moment.newestMs = Math.max(moment.newestMs, entry.timestamp);
    if (entry.type === 'candidate-pair') {
      totals.bytes += entry.bytesReceived ?? 0;
      if (entry.availableOutgoingBitrate === undefined) continue;
      // Only the pair in use has an estimate.
      moment.availableBitsPerS = entry.availableOutgoingBitrate;
      moment.roundTripS = entry.currentRoundTripTime ?? null;
    } else if (entry.type === 'outbound-rtp') {
      totals.sent += entry.packetsSent ?? 0;
      if (entry.kind !== 'video') continue;
      totals.encodeS += entry.totalEncodeTime ?? 0;
      moment.isProcessorLimited ||= entry.qualityLimitationReason === 'cpu';
      moment.isEncodedByHardware = entry.powerEfficientEncoder === true;
    } else if (entry.type === 'remote-inbound-rtp') {
      totals.sentLost += entry.packetsLost ?? 0;
      moment.reports.push({ roundTripS: entry.roundTripTime ?? null, timestamp: entry.timestamp });
    } else if (entry.type === 'inbound-rtp') {
      totals.lost += entry.packetsLost ?? 0;
      totals.packets += entry.packetsReceived ?? 0;
      totals.concealed += (entry.concealedSamples ?? 0) - (entry.silentConcealedSamples ?? 0);
      totals.sounds += entry.totalSamplesReceived ?? 0;
    }
  }
  return { totals, moment };
}

/** Returns the longest round trip measured lately: each may be older than a delay that has just begun. */
function roundTripMs({ reports, newestMs, roundTripS }: Moment): number | null {
  const fresh = reports.filter(({ timestamp }) => newestMs - timestamp < FRESH_MS);
  const known = [roundTripS, ...fresh.map((report) => report.roundTripS)].filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) * 1000 : null;
}

/** Returns a function that samples a connection. It returns `null` when nothing has arrived since the last sample. */
export function createSampler(connection: Pick<RTCPeerConnection, 'getStats'>) {
  let recent: { totals: Totals; atMs: number }[] = [];
  return async (isPictureSent: boolean): Promise<CallSample | null> => {
    const { totals, moment } = read(await connection.getStats());
    const atMs = performance.now();
    const [before] = recent.slice(-1);
    if (!before || totals.bytes <= before.totals.bytes) {
      recent = [{ totals, atMs }];
      return null;
    }
    const [first = before] = recent;
    recent = [...recent, { totals, atMs }].slice(-LOSS_SAMPLES);
    const grown = (name: keyof Totals, since = before) => totals[name] - since.totals[name];
    return {
      sent: {
        atMs,
        lossShare: growthShare(grown('sentLost', first), grown('sent', first)),
        roundTripMs: roundTripMs(moment),
        availableBitsPerS: isPictureSent ? moment.availableBitsPerS : null,
        isProcessorLimited: isPictureSent && moment.isProcessorLimited,
        // An encoder of its own takes its time without the processor.
        encodeShare:
          isPictureSent && !moment.isEncodedByHardware
            ? growthShare(grown('encodeS') * 1000, atMs - before.atMs)
            : null,
      },
      received: {
        lossShare: growthShare(grown('lost'), grown('lost') + grown('packets')),
        concealedShare: growthShare(grown('concealed'), grown('sounds')),
      },
    };
  };
}
