// `pnpm restore <file>`: restores a backup into an empty installation.
import { restore } from '../backup/restore.ts';
import { StartError } from '../errors/exitCodes.ts';
import { openBlobs } from '../files/openBlobs.ts';
import { run } from './run.ts';

run(async (config) => {
  const [path, ...others] = process.argv.slice(2);
  if (!path || others.length > 0) throw new StartError('refused', 'Usage: pnpm restore <file>.');
  return async ({ connection: { db }, secrets }) => {
    const blobs = await openBlobs(config);
    const { createdAt } = await restore({ db, blobs, secrets }, path);
    return `The backup of ${createdAt} was restored.`;
  };
});
