import { createActor, SimulatedClock } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { scriptedCallback, scriptedPromise, startHarness } from '../testing/index.ts';
import { createAuthMachine } from './auth.machine.ts';
import type {
  Account,
  Credentials,
  Exchanged,
  HealthProfile,
  KnownAccount,
  NewPassword,
  PopupEvent,
  ProviderGrant,
  SignUpForm,
  Tokens,
} from './auth.types.ts';

/** Returns a pair of test tokens that expires at `expiresAt` (epoch milliseconds). */
export const pair = (name: string, expiresAt: number | null): Tokens => ({
  token: `${name}-token`,
  refreshToken: `${name}-refresh`,
  expiresAt,
});

/** Account of a patient for tests. */
export const patient: KnownAccount = {
  role: 'ROLE_USER',
  signUpStep: 'done',
  secondFactor: 'done',
  profile: {
    uuid: '0f1e2d3c-4b5a-4678-9abc-def012345678',
    fullName: 'Tan Mei Ling',
    email: 'mei@example.sg',
    avatar: null,
    nricMasked: 'S••••567D',
  },
};

/** Returns an account with a pending second step of sign-in, without a profile. */
export const partialAccount = (secondFactor: Account['secondFactor']): Account => ({
  ...patient,
  secondFactor,
  profile: null,
});

/** Returns an account in the middle of sign-up. */
export const newcomer = (signUpStep: Account['signUpStep']): Account => ({ ...patient, signUpStep });

/** Responses of the fakes and test input. Every secret is recognisable, so that a test can search for it. */
export const typed = {
  credentials: { email: 'mei@example.sg', password: 'secret-password' },
  form: {
    fullName: 'Tan Mei Ling',
    email: 'mei@example.sg',
    password: 'secret-password',
    confirmPassword: 'secret-password',
  },
  code: 'secret-314159',
  profile: {
    dateOfBirth: '1980-02-01',
    genderUuid: 'secret-gender',
    chronicConditionsUuid: ['secret-condition'],
    currentlyMedicationsUuid: [],
  },
  password: { password: 'secret-new', confirmPassword: 'secret-new', resetToken: 'secret-reset-token' },
  grant: { code: 'secret-grant', verifier: 'secret-verifier', nonce: 'secret-nonce' },
  prefill: { email: 'nurul@example.sg', fullName: 'Nurul Aisyah' },
};

/** Network failure. */
export const offline = new FlowError('network-request-failed', 'Network error. Please try again.');

/** Starts a real auth actor with scripted actors, a simulated clock and a disk that records what was stored. */
export function startAuth(stored: Tokens | null) {
  const clock = new SimulatedClock();
  const disk = { tokens: stored, cleared: 0 };
  const popup = scriptedCallback<PopupEvent>();
  const fakes = {
    login: scriptedPromise<Tokens, Credentials>(),
    exchange: scriptedPromise<Exchanged, ProviderGrant>(),
    signUp: scriptedPromise<Tokens, { form: SignUpForm; isProvided: boolean }>(),
    verifyCode: scriptedPromise<void, { code: string }>(),
    resendCode: scriptedPromise<void>(),
    checkFactor: scriptedPromise<void, { code: string }>(),
    saveProfile: scriptedPromise<Account, { profile: HealthProfile; account: KnownAccount }>(),
    forgotPassword: scriptedPromise<void, { email: string }>(),
    resetPassword: scriptedPromise<void, NewPassword>(),
    account: scriptedPromise<Account>(),
    refresh: scriptedPromise<Tokens, Tokens>(),
    signOut: scriptedPromise<void>(),
  };
  const machine = createAuthMachine(() => clock.now()).provide({
    actors: {
      popup: popup.logic,
      login: fakes.login.logic,
      exchange: fakes.exchange.logic,
      signUp: fakes.signUp.logic,
      verifyCode: fakes.verifyCode.logic,
      resendCode: fakes.resendCode.logic,
      checkFactor: fakes.checkFactor.logic,
      saveProfile: fakes.saveProfile.logic,
      forgotPassword: fakes.forgotPassword.logic,
      resetPassword: fakes.resetPassword.logic,
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
  return { ...startHarness(actor, Object.values(fakes)), clock, disk, fakes, popup };
}

/** Result of `startAuth`. */
export type AuthHarness = ReturnType<typeof startAuth>;
