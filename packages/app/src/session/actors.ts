import type { ApiClient } from '@vitalane/contract';
import {
  type Account,
  authError,
  type Credentials,
  type Exchanged,
  type HealthProfile,
  type KnownAccount,
  type NewPassword,
  type ProviderGrant,
  type SignUpForm,
  type Tokens,
} from '@vitalane/flows/auth';
import { popupActor, type TokensStorage } from '@vitalane/flows/browser';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import type { ProviderSession } from './provider.ts';
import { createRefresh } from './refresh.ts';
import { createSignUp } from './signUp.ts';
import { toTokens } from './tokens.ts';

/** What the auth machine's effects stand on. */
export interface AuthActorDeps {
  /** Makes the calls that carry no token. */
  anonymous: ApiClient;
  /** Makes the calls of the signed-in person; asked for late, because it is made from the session itself. */
  client: () => ApiClient;
  tokensStorage: TokensStorage;
  provider: ProviderSession;
}

/** Returns the real effects of the auth machine. */
export function authActors({ anonymous, client, tokensStorage, provider }: AuthActorDeps) {
  const refresh = createRefresh({ anonymous, tokensStorage });
  const steps = createSignUp({ anonymous, client });

  async function account(signal: AbortSignal): Promise<Account> {
    const asked = answerOf(client().GET('/me', { signal }), authError);
    // Asked for at the same time as the status, and refused to whoever still owes the second step.
    asked.catch(() => undefined);
    const status = await answerOf(client().GET('/user-status', { signal }), authError);
    const { user_role: role, signUpStep = 'done', secondFactor = 'done' } = status;
    if (secondFactor !== 'done') return { role, signUpStep, secondFactor, profile: null };
    const { uuid, fullName, email, avatar } = await asked;
    return { role, signUpStep, secondFactor, profile: { uuid, fullName, email, avatar } };
  }

  /** Tells the server and the provider at the same time; one failing keeps nothing from the other. */
  async function signOut(signal: AbortSignal): Promise<void> {
    const atServer = answerOf(client().DELETE('/logout', { signal }), authError);
    const outcomes = await Promise.allSettled([atServer, provider.signOut(signal)]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    login: fromPromise<Tokens, Credentials>(async ({ input, signal }) =>
      toTokens(await answerOf(anonymous.POST('/login', { body: input, signal }), authError)),
    ),
    popup: popupActor({ authorize: provider.authorize }),
    exchange: fromPromise<Exchanged, ProviderGrant>(({ input, signal }) => provider.exchange(input, signal)),
    signUp: fromPromise<Tokens, { form: SignUpForm; isProvided: boolean }>(async ({ input, signal }) =>
      steps.open(input.form, input.isProvided ? provider.proof() : null, signal),
    ),
    verifyCode: fromPromise<void, { code: string }>(async ({ input, signal }) => {
      await answerOf(client().PATCH('/users/check-sign-up-code', { body: input, signal }), authError);
    }),
    resendCode: fromPromise<void>(async ({ signal }) => {
      await answerOf(
        client().PATCH('/resend-sign-code', { body: { purpose: 'sign_up' }, signal }),
        authError,
      );
    }),
    checkFactor: fromPromise<void, { code: string }>(async ({ input, signal }) => {
      await answerOf(client().POST('/second-factor/check', { body: input, signal }), authError);
    }),
    saveProfile: fromPromise<Account, { profile: HealthProfile; account: KnownAccount }>(
      async ({ input, signal }) => {
        await steps.saveProfile(input.profile, input.account, signal);
        return account(signal);
      },
    ),
    forgotPassword: fromPromise<void, { email: string }>(async ({ input, signal }) => {
      const body = { ...input, link: location.origin };
      await answerOf(anonymous.POST('/forgot-password', { body, signal }), authError);
    }),
    resetPassword: fromPromise<void, NewPassword>(async ({ input, signal }) => {
      await answerOf(anonymous.PATCH('/reset-password', { body: input, signal }), authError);
    }),
    account: fromPromise<Account>(({ signal }) => account(signal)),
    refresh: fromPromise<Tokens, Tokens>(({ input, signal }) => refresh(input, signal)),
    signOut: fromPromise<void>(({ signal }) => signOut(signal)),
  };
}
