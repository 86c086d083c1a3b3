import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = ReturnType<NodeFS['init']>;
type PostgresModule = NonNullable<Awaited<InitResult>['emscriptenOpts']['preRun']>[number] extends (
  module: infer M,
) => void
  ? M
  : never;
interface OpenStream {
  nfd: number;
}

const uncountable = new Set(['EBADF', 'EINVAL']);

/**
 * PGlite's file system for Node, with fsync. Without it, a commit survives the end of the process but not a
 * power cut. `sync` is replaceable so that a test can count the calls.
 */
export class DurableNodeFS extends NodeFS {
  readonly #sync: (fileDescriptor: number) => void;

  constructor(directory: string, sync: (fileDescriptor: number) => void = fsyncSync) {
    super(directory);
    this.#sync = sync;
  }

  override async init(...[pg, options]: InitArguments): InitResult {
    const result = await super.init(pg, options);
    const addSync = (module: PostgresModule) => {
      const nodeFiles: { stream_ops: { fsync?: (stream: OpenStream) => number } } = module.NODEFS;
      nodeFiles.stream_ops.fsync = (stream) => {
        this.#syncTolerantly(stream.nfd);
        return 0;
      };
    };
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), addSync];
    return result;
  }

  /** Syncs a descriptor. Ignores descriptors that cannot be synced, such as pipes and directories. */
  #syncTolerantly(fileDescriptor: number): void {
    try {
      this.#sync(fileDescriptor);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && uncountable.has(String(error.code)))) throw error;
    }
  }
}

/** Start parameters that make PostgreSQL call fsync; fdatasync does nothing in its WebAssembly build. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Makes a file's directory entry durable. */
export function syncDirectory(directory: string): void {
  const fileDescriptor = openSync(join(directory, '.'), 'r');
  try {
    fsyncSync(fileDescriptor);
  } finally {
    closeSync(fileDescriptor);
  }
}
