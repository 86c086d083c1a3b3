import type { CallRole } from './call.types.ts';

const base = 'https://internal.invalid';

/** True for a path of this app: one leading slash, nothing a browser could read as another host. */
function isInternalPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, base)) return false;
  return new URL(path, base).origin === base;
}

/** Where a person goes after a call. Guests return to the page they came from when it is one of ours, else to `/`. */
export function exitPath(role: CallRole, origin: string | null): string {
  if (role === 'ROLE_USER') return '/Consultation';
  if (role !== null) return '/DoctorPage';
  return origin !== null && isInternalPath(origin) ? origin : '/';
}
