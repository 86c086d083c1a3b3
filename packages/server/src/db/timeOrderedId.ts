import { randomBytes } from 'node:crypto';
import { toEpochMs } from '@vitalane/time';

/** Number of ids of one millisecond that keep their order: the 12 bits of `rand_a`. */
const perMillisecond = 4096;
const last = { epochMs: 0, sequence: 0 };

/**
 * Returns a UUID of version 7 (RFC 9562). In a list sorted by time and id, it orders rows of the same
 * millisecond by their insertion in this process. `at`: when the row is stored.
 */
export function timeOrderedId(at: Date): string {
  const epochMs = toEpochMs(at);
  last.sequence = epochMs === last.epochMs ? (last.sequence + 1) % perMillisecond : 0;
  last.epochMs = epochMs;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(epochMs, 0, 6);
  bytes.writeUInt16BE(0x7000 + last.sequence, 6);
  bytes.writeUInt8(0x80 + ((bytes[8] ?? 0) % 0x40), 8);
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((from, index, starts) => hex.slice(from, starts[index + 1])).join('-');
}
