// `npm start`: runs the whole product from this checkout, with the embedded database and demo data.
import { appDir, ensureAppBuilt } from './appBuild.ts';

ensureAppBuilt();
process.env.APP_DIR ??= appDir;
await import('../packages/server/src/main.ts');
