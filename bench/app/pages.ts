// Pages of the app, from its table of places.
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Visitor of a page: a role, or signed out. */
export type Visitor = 'patient' | 'doctor' | 'admin' | 'nobody';

/** Page with a visitor that may see it. */
export interface Page {
  path: string;
  visitor: Visitor;
}

interface Table {
  places: Readonly<Record<string, { path: string; roles?: readonly string[] }>>;
  isSignedInPath: (pathname: string) => boolean;
}

const visitors: Readonly<Record<string, Visitor>> = {
  ROLE_USER: 'patient',
  ROLE_DOCTOR: 'doctor',
  ROLE_ADMIN: 'admin',
};

/** Replaces parameters of a path; the page then shows an empty state with the same code. */
const placeholder = 'none';

/** Returns every page with the visitor for its measurement. */
export async function readPages(): Promise<Page[]> {
  const file = join(import.meta.dirname, '../../packages/app/src/places.ts');
  const { module: table } = await runnerImport<Table>(file, { logLevel: 'error' });
  return Object.values(table.places)
    .filter(({ path }) => path !== '/')
    .map(({ path: pattern, roles }) => {
      const path = pattern.replace(/:\w+/g, placeholder);
      const signedIn = visitors[roles?.[0] ?? ''] ?? 'patient';
      return { path, visitor: table.isSignedInPath(path) ? signedIn : 'nobody' };
    });
}
