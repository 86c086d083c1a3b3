import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { account } from '../../src/db/schema.ts';
import { audienceOf } from './admissions.ts';
import type { Belongings, Owner } from './belongings.ts';
import { type CallerName, isByDesign } from './byDesign.ts';
import { type CallUnderTest, make } from './calls.ts';
import { type Swap, swapsOf } from './swaps.ts';
import { partsOf, refusalOf, type World } from './world.ts';

/** A kind of caller that most operations refuse, with a token. */
export type Stranger = readonly [kind: string, token: string | undefined];

/** Context and counters of the checks. */
export interface Matrix {
  world: World;
  strangers: readonly Stranger[];
  counts: { refusals: number; swaps: number; spellings: number; strayIds: number };
}

/** Creates the callers that most operations refuse. */
export async function prepareStrangers({ server }: World): Promise<Stranger[]> {
  const welcome = async (role: 'ROLE_USER' | 'ROLE_DOCTOR' | 'ROLE_ADMIN', change?: object) => {
    const person = await server.welcome({ role });
    if (change) await server.db.update(account).set(change).where(eq(account.id, person.id));
    return person.token;
  };
  const ended = await server.welcome();
  await ended.call('DELETE', '/logout');
  const roles = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;
  const accounts = roles.map(async (role) => [
    [role, await welcome(role)] as const,
    [`inactive ${role}`, await welcome(role, { isActive: false })] as const,
    [`unverified ${role}`, await welcome(role, { isEmailVerified: false })] as const,
  ]);
  return [
    ['nobody', undefined],
    ['a forged token', `${ended.token.slice(0, -6)}AAAAAA`],
    ['an ended session', ended.token],
    ...(await Promise.all(accounts)).flat(),
  ];
}

/** Checks that all callers outside the audience are refused with the right code, without changes. */
export async function expectRefusals(
  { world, strangers, counts }: Matrix,
  call: CallUnderTest,
): Promise<void> {
  const before = await world.record();
  for (const [caller, token] of strangers) {
    const code = refusalOf(caller, audienceOf(call.operationId));
    if (code === undefined) continue;
    const answer = await make(world.server, call, { parts: partsOf(call, world.victimIds), token });
    expect({ caller, code: answer.json().code }).toEqual({ caller, code });
    world.expectNoLeak(answer, '(nothing)');
    counts.refusals += 1;
  }
  expect(await world.record()).toEqual(before);
}

/** Checks that an object of another account is treated like a missing one, without changes. */
export async function expectOwnOnly(matrix: Matrix, call: CallUnderTest, caller: CallerName): Promise<void> {
  const { world } = matrix;
  const owner = world.callers[caller];
  const before = await world.record(caller);
  const places = { own: owner.ids, other: foreignTo(world, caller) };
  const swaps = swapsOf(call, partsOf(call, owner.ids), places).filter(
    ({ kind }) => !isByDesign(caller, call.operationId, kind),
  );
  await expectUnknown(matrix, call, { swaps, owner });
  // The doctor who attended the victim names them in their own requests.
  if (caller !== 'the doctor who attended') await expectExtraIdsIgnored(matrix, call, owner);
  expect(await world.record(caller)).toEqual(before);
  await expectSignedIn(world, owner);
}

/** Checks that the caller's session has not ended: otherwise later rows would be refused for another reason. */
async function expectSignedIn({ server }: World, { person }: Owner): Promise<void> {
  const { statusCode } = await person.call('GET', '/user-status');
  expect({ status: statusCode, at: server.clock.now() }).toMatchObject({ status: 200 });
}

/** Returns the foreign objects for a caller: for the doctor who attended, only those of the patient. */
function foreignTo(world: World, caller: CallerName): Belongings {
  return caller === 'the doctor who attended' ? world.victim.ids : world.victimIds;
}

/** Compares the response to each foreign id, in every spelling, with that to an unknown id. */
async function expectUnknown(
  { world, counts }: Matrix,
  call: CallUnderTest,
  { swaps, owner }: { swaps: readonly Swap[]; owner: Owner },
): Promise<void> {
  const known = new Map<string, object>();
  const ask = async (swap: Swap, id: string) => {
    const answer = await make(world.server, call, { parts: swap.with(id), token: owner.person.token });
    world.expectNoLeak(answer, id, owner);
    return world.comparable(answer, id);
  };
  for (const swap of swaps) {
    const place = `${swap.where} ${swap.unknown}`;
    const expected = known.get(place) ?? (await ask(swap, swap.unknown));
    known.set(place, expected);
    expect({ ...swap, ...(await ask(swap, swap.foreign)) }).toEqual({ ...swap, ...expected });
    counts.swaps += 1;
    if (swap.where !== 'id' || swap.kind !== kindOf(call, owner)) continue;
    for (const spell of spellings) {
      expect(await ask(swap, spell(swap.foreign))).toEqual(await ask(swap, spell(swap.unknown)));
      counts.spellings += 1;
    }
  }
}

/** Alternative spellings of an id. */
const spellings: readonly ((id: string) => string)[] = [
  (id) => id.toUpperCase(),
  (id) => id.replaceAll('-', ''),
  (id) => `{${id}}`,
  (id) => `urn:uuid:${id}`,
  (id) => ` ${id} `,
  (id) => `%20${id}`,
  (id) => `${id}%00`,
  (id) => `${id}.json`,
  (id) => [...id].map((character) => `%${character.charCodeAt(0).toString(16)}`).join(''),
];

/** Returns the kind of the owner's object that the path of a call names. */
function kindOf(call: CallUnderTest, { ids }: Owner): string | undefined {
  const { id } = partsOf(call, ids);
  return Object.keys(ids).find((kind) => ids[kind] === id);
}

/** Sends the victim's account id in every member that might be used. */
async function expectExtraIdsIgnored(
  { world, counts }: Matrix,
  call: CallUnderTest,
  owner: Owner,
): Promise<void> {
  if (call.method === 'DELETE' || changesSession.includes(call.operationId)) return;
  const victimId = world.victim.person.id;
  const extraIds = Object.fromEntries(extraIdNames.map((name) => [name, victimId]));
  const { query, body, ...rest } = partsOf(call, owner.ids);
  const parts = {
    ...rest,
    query: { ...extraIds, ...query },
    ...(body && { body: { ...extraIds, ...body } }),
  };
  const answer = await make(world.server, call, { parts, token: owner.person.token });
  expect(answer.statusCode).toBeLessThan(500);
  const isOpen = returnsAllAccounts.includes(call.operationId) && owner !== world.callers['another patient'];
  if (!isOpen) {
    world.expectNoLeak(answer, victimId, owner);
  }
  counts.strayIds += 1;
}

const extraIdNames = ['id', 'userId', 'user_id', 'ownerId', 'owner_id', 'accountId', 'patientId', 'actorId'];
/** Operations of staff that return data of all accounts. */
const returnsAllAccounts = ['listOrders', 'searchAccounts', 'listAuditTrail'];
/** Calls that change the session or the credentials of the caller, or of the patient that an admin names. */
const changesSession = ['resetPassword', 'changePassword', 'refreshToken', 'changeEmail', 'updateAccount'];
