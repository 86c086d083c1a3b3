// Pages of the app, from its route table.
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Visitor of a page: a role, or signed out. */
export type Visitor = 'patient' | 'doctor' | 'admin' | 'nobody';

/** Page with a visitor that may see it. */
export interface Page {
  path: string;
  visitor: Visitor;
}

interface Route {
  path?: string;
  handle?: { title?: string; roles?: readonly string[] };
  children?: readonly Route[];
}

interface RouteTable {
  signedInPages: readonly Route[];
  publicPages: readonly Route[];
}

const visitors: Readonly<Record<string, Visitor>> = {
  ROLE_USER: 'patient',
  ROLE_DOCTOR: 'doctor',
  ROLE_ADMIN: 'admin',
};

/** Replaces parameters of a path; the page then shows an empty state with the same code. */
const placeholder = 'none';

function* pagesIn(routes: readonly Route[], visitor?: Visitor): Generator<Page> {
  for (const { path, handle, children } of routes) {
    const first = visitors[handle?.roles?.[0] ?? ''];
    if (path && handle?.title)
      yield {
        path: path.replace(/:\w+/g, placeholder),
        visitor: visitor ?? first ?? 'patient',
      };
    if (children) yield* pagesIn(children, visitor);
  }
}

/** Returns every page with the visitor for its measurement. */
export async function readPages(): Promise<Page[]> {
  const path = join(import.meta.dirname, '../../packages/app/src/routes.tsx');
  const { module: table } = await runnerImport<RouteTable>(path, { logLevel: 'error' });
  return [...pagesIn(table.publicPages, 'nobody'), ...pagesIn(table.signedInPages)];
}
