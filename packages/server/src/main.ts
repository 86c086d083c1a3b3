// Entry point of the server. It loads nearly all other modules dynamically, so that they come from Node's compile
// cache.
import './commonJsOrm.ts';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const defaultCache = fileURLToPath(new URL('../node_modules/.cache/vitalane/compiled', import.meta.url));

enableCompileCache(process.env.NODE_COMPILE_CACHE ?? defaultCache);
await import('./start.ts');
flushCompileCache();
