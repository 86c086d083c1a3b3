// Resolves drizzle-orm to its CommonJS modules. For each ES module, Node parses all exports of its package again, here
// 130 kB for a hundred modules: a quarter of the start. For CommonJS modules it parses them once.
import { registerHooks } from 'node:module';

const conditions = ['node', 'require'];

registerHooks({
  resolve: (name, context, next) =>
    next(name, name.startsWith('drizzle-orm') ? { ...context, conditions } : context),
});
