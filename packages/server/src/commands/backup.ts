// `pnpm backup <file>`: writes this installation into one file.
import { backUp } from '../backup/backup.ts';
import { StartError } from '../errors/exitCodes.ts';
import { openBlobs } from '../files/openBlobs.ts';
import { run } from './run.ts';

run(async (config) => {
  const [path, ...others] = process.argv.slice(2);
  if (!path || others.length > 0) throw new StartError('refused', 'Usage: pnpm backup <file>.');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  return async ({ connection: { db }, secrets }) => {
    const blobs = await openBlobs(config);
    const { rows, checksums } = await backUp({ db, blobs, secrets }, path, new Date(), stop.signal);
    const rowCount = Object.values(rows).reduce((sum, value) => sum + value, 0);
    const fileCount = Object.keys(checksums).filter((name) => name.startsWith('files/')).length;
    return `The backup holds ${rowCount} rows and ${fileCount} files. Keep the keys of this installation too, elsewhere.`;
  };
});
