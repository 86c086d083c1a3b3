import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Namespace } from 'socket.io';
import type { Cluster } from './cluster.ts';
import { connectRedis } from './connection.ts';
import { createSharedLimits } from './sharedLimits.ts';
import { createSharedSeats } from './sharedSeats.ts';

/** Maximum number of messages kept for connections that recover. */
const retainedMessages = 5000;

/**
 * Connects to the state that processes share in Redis. `prefix` begins every key. Throws a {@link StartError}
 * when Redis cannot be reached.
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
  // The adapter listens from its creation until the socket server closes, so it is created with the server.
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
      await redis.closeGracefully();
    },
  };
}
