import type { Database } from './database.ts';

/** Returns a statement that is prepared once for each database. In a transaction it is built for every call. */
export function prepared<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known) return known;
    const statement = prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
