// Running server with demo data, in its own process and data directory, for journeys and benchmarks.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appDir } from './appBuild.ts';
import { freePort, waitUntil } from './scale/service.ts';

const root = join(import.meta.dirname, '..');
/** Length of the log that is kept for error messages, in characters. */
const retainedOutputLength = 20_000;

/** Folder for the debug logs of all servers, which `tools/trust` searches for secrets. Unset: no logs are kept. */
const logsDir = process.env.SERVER_LOGS_DIR;

/** Server with the built app. Created by {@link Product.create}; call {@link Product.dispose} at the end. */
export class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'vitalane-e2e-'));
  readonly port: number;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.#settings = settings;
    const demo = process.env.DEMO_DATA_DIR;
    if (demo && !('DATA_DIR' in settings)) cpSync(demo, this.dataDir, { recursive: true });
  }

  /**
   * Reserves a port without starting the server. `settings` are environment variables of the server. It starts with a
   * copy of the data in `DEMO_DATA_DIR`, if that is set, because creating demo data takes ten seconds.
   */
  static async create(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
    return new Product(await freePort(), settings);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** End of the server's log. */
  get output(): string {
    return this.#output;
  }

  /** Id of the running process. */
  get processId(): number | undefined {
    return this.#process?.pid;
  }

  /** Whether the process is running. */
  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /**
   * Starts the server on the same data directory and waits until it is ready.
   * @throws Error with the end of the log when the process exits first.
   */
  async start(): Promise<void> {
    const env = {
      ...(logsDir && { LOG_LEVEL: 'debug' }),
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      APP_DIR: appDir,
      DEMO: 'true',
      ...this.#settings,
    };
    const child = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: root, env });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#keep(chunk);
      });
    const isReady = async () => {
      if (!this.isRunning) throw new Error(`The server exited before it was ready:\n${this.#output}`);
      const response = await fetch(`${this.url}/health/ready`).catch(() => null);
      return response?.ok === true;
    };
    await waitUntil(isReady, 'The server');
  }

  /** Kills the server with SIGKILL, so that it can neither flush nor close anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server with SIGTERM and returns its exit code. */
  async stop(): Promise<number | null> {
    return await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  }

  #keep(chunk: Buffer): void {
    if (logsDir) {
      mkdirSync(logsDir, { recursive: true });
      appendFileSync(join(logsDir, `server-${this.port}-${process.pid}.log`), chunk);
    }
    this.#output = `${this.#output}${chunk}`.slice(-retainedOutputLength);
  }

  /** Kills the server and removes its data directory. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
