import { type Config, readConfig } from '../config/config.ts';
import { explainExit } from '../errors/exitCodes.ts';
import { openStore, type Store } from '../store.ts';

/** Work of a command on an installation. Returns the sentence to print. */
export type Task = (store: Store) => Promise<string>;

/**
 * Runs an operator's command on the installation of the environment. `prepare` reads and checks the arguments
 * before anything is opened.
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
