// The running product for journeys and measures: its own process, its own data directory, demo data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appDir } from './app-build.ts';
import { freePort } from './scale/service.ts';

const root = join(import.meta.dirname, '..');
/** What is kept of the output, for the message of a start that failed. */
const longestOutput = 20_000;

/** Where every server's log is kept, at the finest level, for those who look for what must not be in it; nowhere without. */
const logsDir = process.env.SERVER_LOGS_DIR;

/** A server on the built app. Make one with {@link Product.create}, and dispose of it. */
export class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'vitalane-e2e-'));
  readonly port: number;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.#settings = settings;
  }

  /** Chooses a port; nothing runs yet. `settings` are environment variables of the server. */
  static async create(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
    return new Product(await freePort(), settings);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The last of what the server has written to its log. */
  get output(): string {
    return this.#output;
  }

  /** The number of the running process. */
  get processId(): number | undefined {
    return this.#process?.pid;
  }

  /** Whether a process runs that nobody has ended. */
  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** Starts the server on the same data directory and waits until it is ready. */
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
    for (let tries = 0; tries < 500; tries += 1) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not become ready:\n${this.#output}`);
  }

  /** Ends the server the hard way: nothing can be flushed or said goodbye to. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks the server to stop; answers its exit code. */
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
    this.#output = `${this.#output}${chunk}`.slice(-longestOutput);
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
