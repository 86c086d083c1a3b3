// `pnpm restore <file>`: puts a backup into an empty installation.
import { join } from 'node:path';
import { restore } from '../backup/restore.ts';
import { StartError } from '../exitCodes.ts';
import { createFolderBlobs } from '../files/blobs.ts';
import { run } from './run.ts';

run(async ({ dataDir }) => {
  const [path, ...others] = process.argv.slice(2);
  if (!path || others.length > 0) throw new StartError('refused', 'Write: pnpm restore <file>.');
  return async ({ connection: { db }, secrets }) => {
    const blobs = createFolderBlobs(join(dataDir, 'files'));
    const { createdAt } = await restore({ db, blobs, secrets }, path);
    return `The backup of ${createdAt} was restored.`;
  };
});
