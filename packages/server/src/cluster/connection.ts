import { type Command, Redis } from 'ioredis';
import { StartError } from '../errors/exitCodes.ts';

const connectTimeoutMs = 10_000;
const commandTimeoutMs = 4000;
/** Longer than the longest blocking read, which takes five seconds. */
const socketTimeoutMs = 10_000;
const longestPauseMs = 2000;

const common = {
  lazyConnect: true,
  connectTimeout: connectTimeoutMs,
  socketTimeout: socketTimeoutMs,
  retryStrategy: (times: number) => Math.min(times * 100, longestPauseMs),
} as const;

/**
 * Connection to Redis. A command fails immediately while Redis is disconnected, and after four seconds without
 * a response. Its callers have a fallback. Copies are for blocking reads, see {@link Listener}.
 */
export class RedisConnection extends Redis {
  readonly #url: string;
  readonly #listeners: Redis[] = [];

  constructor(url: string) {
    super(url, {
      ...common,
      commandTimeout: commandTimeoutMs,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
    });
    this.#url = url;
    this.on('error', () => undefined);
  }

  override duplicate(): Redis {
    const listener = new Listener(this.#url, { ...common, maxRetriesPerRequest: null });
    listener.on('error', () => undefined);
    this.#listeners.push(listener);
    return listener;
  }

  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    // The socket server does not await its messages. An unhandled rejection would end the process.
    command.promise.catch(() => undefined);
    return super.sendCommand(command, stream);
  }

  /** Waits until pending commands are sent, then closes this connection and its copies. */
  async closeGracefully(): Promise<void> {
    for (const listener of this.#listeners) listener.disconnect();
    await this.quit().catch(() => this.disconnect());
  }
}

/** Waits for new messages, and for Redis while it is disconnected. */
class Listener extends Redis {
  override async connect(): Promise<void> {
    // The client reconnects by itself. A failed first attempt would end the process as an unhandled rejection.
    await super.connect().catch(() => undefined);
  }
}

/** Connects to Redis. Throws a {@link StartError} when it cannot be reached or refuses the credentials. */
export async function connectRedis(url: string): Promise<RedisConnection> {
  const redis = new RedisConnection(url);
  try {
    await redis.connect();
    await redis.ping();
    return redis;
  } catch {
    redis.disconnect();
    throw new StartError(
      'redisUnreachable',
      'The Redis at REDIS_URL could not be reached. Check that it runs and that the address and password are correct.',
    );
  }
}
