import { type Config, readConfig } from '../config/config.ts';
import { explainExit } from '../errors/exitCodes.ts';
import { openStore, type Store } from '../store.ts';

/** What a command does with an installation; returns the sentence that says what it did. */
export type Task = (store: Store) => Promise<string>;

/**
 * Runs a command of the operator's on the installation that the environment names. `prepare` reads and checks what the
 * command was given, before anything is opened.
 */
export function run(prepare: (config: Config) => Promise<Task>): void {
  const work = async () => {
    const config = readConfig(process.env);
    const task = await prepare(config);
    const store = await openStore(config);
    const sentence = await task(store).finally(() => store.close());
    process.stdout.write(`${sentence}\n`);
  };
  work().catch(explainExit);
}
