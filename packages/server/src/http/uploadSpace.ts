import { Counter, Gauge, type Registry } from 'prom-client';
import { ApiError } from '../errors/apiError.ts';

/** Maximum size of all uploads on disk: three quarters of the 512 MiB that a server is given for `/tmp`. */
const maxBytes = 384 * 1024 * 1024;
/** Maximum of one network: three requests of the largest size, and a third of the whole. */
const maxNetworkBytes = 128 * 1024 * 1024;
const retryAfterSeconds = 30;

/** What the uploads of one request take of the space. */
export interface UploadShare {
  /** Throws `too_many_requests` when the space is used up. */
  take(bytes: number): void;
  /** Gives back all that was taken. */
  release(): void;
}

/** Space on disk that the uploads of this process share. */
export interface UploadSpace {
  /** Returns the share of one request from a network. */
  shareOf(network: string): UploadShare;
}

/** Creates an {@link UploadSpace}, with metrics of its use. */
export function createUploadSpace(registry: Registry): UploadSpace {
  const bytesOf = new Map<string, number>();
  let heldBytes = 0;
  const registers = [registry];
  const refused = new Counter({
    name: 'uploads_refused_total',
    help: 'Requests refused because the uploads of their network or of all networks take too much space',
    labelNames: ['limit'],
    registers,
  });
  new Gauge({
    name: 'upload_bytes_held',
    help: 'Bytes of uploads of running requests on the disk of this process',
    registers,
    collect() {
      this.set(heldBytes);
    },
  });

  function change(network: string, bytes: number): void {
    heldBytes += bytes;
    const left = (bytesOf.get(network) ?? 0) + bytes;
    if (left > 0) bytesOf.set(network, left);
    else bytesOf.delete(network);
  }

  function reachedLimit(network: string, bytes: number): 'network' | 'server' | undefined {
    if ((bytesOf.get(network) ?? 0) + bytes > maxNetworkBytes) return 'network';
    return heldBytes + bytes > maxBytes ? 'server' : undefined;
  }

  return {
    shareOf(network) {
      let takenBytes = 0;
      return {
        take(bytes) {
          const limit = reachedLimit(network, bytes);
          if (limit) {
            refused.inc({ limit });
            const reason = 'Too many files are being sent.';
            throw new ApiError('too_many_requests', { retryAfterSeconds, reason });
          }
          change(network, bytes);
          takenBytes += bytes;
        },
        release() {
          change(network, -takenBytes);
          takenBytes = 0;
        },
      };
    },
  };
}
