import { type Command, Redis } from 'ioredis';
import { StartError } from '../errors/exitCodes.ts';

const connectTimeoutMs = 10_000;
const commandTimeoutMs = 4000;
/** Longer than the longest wait for news, which is five seconds. */
const silenceMs = 10_000;
const longestPauseMs = 2000;

const common = {
  lazyConnect: true,
  connectTimeout: connectTimeoutMs,
  socketTimeout: silenceMs,
  retryStrategy: (times: number) => Math.min(times * 100, longestPauseMs),
} as const;

/**
 * A connection to Redis. While Redis is gone a command fails at once, or after four seconds when it does not answer: what
 * waits for it has something better to do. Copies are for listening, see {@link Listener}.
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
    // The socket server waits for none of its messages; without this, one that fails would end the process.
    command.promise.catch(() => undefined);
    return super.sendCommand(command, stream);
  }

  /** Lets what was sent arrive, and ends this connection and its copies. */
  async leave(): Promise<void> {
    for (const listener of this.#listeners) listener.disconnect();
    await this.quit().catch(() => this.disconnect());
  }
}

/** Waits for news, and for Redis while it is gone. */
class Listener extends Redis {
  override async connect(): Promise<void> {
    // It tries again by itself; nobody waits for the first try, and one that fails would end the process.
    await super.connect().catch(() => undefined);
  }
}

/** Connects. Throws a {@link StartError} when there is no Redis at the address, or one that does not let us in. */
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
