import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { createAuthMachine } from './auth.machine.ts';
import type { Account, Credentials, Tokens } from './auth.types.ts';

/** A pair of tokens for tests that expires at `expiresAt` (epoch milliseconds). */
export const pair = (name: string, expiresAt: number | null): Tokens => ({
  token: `${name}-token`,
  refreshToken: `${name}-refresh`,
  expiresAt,
});

/** A patient's account for tests. */
export const patient: Account = {
  role: 'ROLE_USER',
  profile: { fullName: 'Tan Mei Ling', avatar: null, nricMasked: 'S••••567D' },
};

/** A real auth actor with scripted actors, a simulated clock and a disk that remembers what was stored. */
export function startAuth(stored: Tokens | null) {
  const clock = new SimulatedClock();
  const disk = { tokens: stored, cleared: 0 };
  const fakes = {
    login: scriptedPromise<Tokens, Credentials>(),
    account: scriptedPromise<Account>(),
    refresh: scriptedPromise<Tokens, Tokens>(),
    signOut: scriptedPromise<void>(),
  };
  const machine = createAuthMachine(() => clock.now()).provide({
    actors: {
      login: fakes.login.logic,
      account: fakes.account.logic,
      refresh: fakes.refresh.logic,
      signOut: fakes.signOut.logic,
    },
    actions: {
      saveTokens: (_, tokens) => {
        disk.tokens = tokens;
      },
      clearSession: () => {
        disk.tokens = null;
        disk.cleared += 1;
      },
    },
  });
  const actor = createActor(machine, { input: { stored }, clock });
  return { ...startHarness(actor, Object.values(fakes)), clock, disk, fakes };
}

/** What `startAuth` gives. */
export type AuthHarness = ReturnType<typeof startAuth>;
