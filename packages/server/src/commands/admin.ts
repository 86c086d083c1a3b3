// `pnpm admin create <email>`: creates an admin of this installation. The password is typed or piped in.
import { createAdmin } from '../admin/createAdmin.ts';
import { readPassword } from '../admin/readPassword.ts';
import { StartError } from '../errors/exitCodes.ts';
import { run } from './run.ts';

const isDemoSentence =
  'This is a demo, whose passphrases everybody knows. Set DEMO=false and a DATA_DIR of its own.';

run(async ({ isDemo, clinicTimeZone: timeZone }) => {
  const [verb, email, ...others] = process.argv.slice(2);
  if (verb !== 'create' || !email || others.length > 0) {
    throw new StartError('refused', 'Usage: pnpm admin create <email>. The command asks for the password.');
  }
  if (isDemo) throw new StartError('refused', isDemoSentence);
  const password = await readPassword('Password for the admin: ');
  return async ({ connection: { db } }) => {
    await createAdmin(db, { email, password, timeZone, now: new Date() });
    return 'The admin was created and can sign in once the server runs.';
  };
});
