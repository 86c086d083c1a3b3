import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Namespace } from 'socket.io';
import type { Cluster } from './cluster.ts';
import { connectRedis } from './connection.ts';
import { createSharedLimits } from './sharedLimits.ts';
import { createSharedSeats } from './sharedSeats.ts';

/** How many messages are kept for connections that come back. */
const retainedMessages = 5000;

/**
 * Connects to what other processes share with this one. `prefix` begins the name of every key.
 * Throws a {@link StartError} when there is no Redis at the address.
 */
export async function joinCluster(
  redisUrl: string,
  { prefix = 'vitalane:' }: { prefix?: string } = {},
): Promise<Cluster> {
  const redis = await connectRedis(redisUrl);
  const adapterOptions = {
    streamName: `${prefix}messages`,
    channelPrefix: `${prefix}sockets`,
    sessionKeyPrefix: `${prefix}connection:`,
    maxLen: retainedMessages,
    onlyPlaintext: true,
  };
  // It listens from the moment it is made until the socket server closes, so not before there is one, which says `new`.
  function adapter(namespace: Namespace) {
    return createAdapter(redis, adapterOptions)(namespace);
  }
  return {
    seats: createSharedSeats(redis, prefix),
    socketOptions: { adapter },
    limitOptions: { store: createSharedLimits(redis, prefix) },
    isConnected: () => redis.status === 'ready',
    watch({ onLost, onReturn }) {
      let isLost = false;
      redis.on('close', () => {
        if (!isLost) onLost();
        isLost = true;
      });
      redis.on('ready', () => {
        if (isLost) onReturn();
        isLost = false;
      });
    },
    async close() {
      redis.removeAllListeners('close');
      await redis.leave();
    },
  };
}
