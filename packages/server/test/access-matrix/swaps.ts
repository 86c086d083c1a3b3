import type { Belongings } from './belongings.ts';
import type { CallUnderTest } from './calls.ts';
import type { RequestParts } from './requests.ts';

/** A request with one id of the caller replaced. */
export interface Swap {
  /** Path of the id, such as `body.addressUuid`. */
  where: string;
  /** Kind of the named object. */
  kind: string;
  /** Id of another account's object. */
  foreign: string;
  /** An id in the same format without an object. */
  unknown: string;
  /** Returns the request with an id inserted. */
  with(id: string): RequestParts;
}

type Step = string | number;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const unknownUuid = '00000000-0000-4000-8000-000000000000';

/** Kinds of id that are not UUIDs, each with an unused one. */
const namedKinds: Readonly<Record<string, string>> = {
  nric: 'S0000012D',
  email: 'nobody@test.example',
  guestRoom: 'A'.repeat(32),
  room: 'B'.repeat(32),
};

/** Returns every id of a request, replaced by every compatible object of another account. */
export function swapsOf(
  call: CallUnderTest,
  parts: RequestParts,
  { own, other }: { own: Belongings; other: Belongings },
): Swap[] {
  return placesOf(call, parts).flatMap((place) =>
    Object.entries(other)
      .filter(([kind, foreign]) => foreign !== '' && fits(call, place, { kind, foreign }))
      // A row of a shared list has the same id for both.
      .filter(([, foreign]) => !Object.values(own).includes(foreign))
      .map(([kind, foreign]) => ({
        where: place.join('.'),
        kind,
        foreign,
        unknown: namedKinds[kind] ?? unknownUuid,
        with: (id: string) => replaced(parts, place, id),
      })),
  );
}

/** Returns the paths of ids in a request: those that the contract declares, and those that hold one. */
function placesOf({ path, idMembers }: CallUnderTest, parts: RequestParts): Step[][] {
  const declared = idMembers.map((member) => ['body', ...(typeof member === 'string' ? [member] : member)]);
  const inPath = path.includes('{id}') ? [['id']] : [];
  const found = [...idsIn(parts.query ?? {}, ['query']), ...idsIn(parts.body ?? {}, ['body'])];
  const places = new Map([...inPath, ...declared, ...found].map((place) => [place.join('.'), place]));
  return [...places.values()];
}

function idsIn(value: unknown, place: Step[]): Step[][] {
  if (typeof value === 'string') return isId(value, place) ? [place] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => idsIn(item, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => idsIn(item, [...place, name]));
}

function isId(value: string, place: Step[]): boolean {
  return uuidPattern.test(value) || Object.keys(namedKinds).includes(String(place.at(-1)));
}

function fits(
  { path }: CallUnderTest,
  place: Step[],
  { kind, foreign }: { kind: string; foreign: string },
): boolean {
  const name = String(place.at(-1));
  if (name === 'nric' || name === 'email' || name === 'room') return kind === name;
  if (kind === 'guestRoom') return path.startsWith('/guest-links/') && name === 'id';
  return uuidPattern.test(foreign);
}

function replaced(parts: RequestParts, place: Step[], id: string): RequestParts {
  const { files, ...plain } = parts;
  const copy: RequestParts = structuredClone(plain);
  put(copy, place, id);
  return files ? { ...copy, files } : copy;
}

function put(target: object, [step = '', ...rest]: Step[], id: string): void {
  if (rest.length === 0) {
    Reflect.set(target, step, id);
    return;
  }
  const existing: unknown = Reflect.get(target, step);
  const next = typeof existing === 'object' && existing !== null ? existing : rest[0] === 0 ? [] : {};
  Reflect.set(target, step, next);
  put(next, rest, id);
}
