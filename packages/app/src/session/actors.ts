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
import { responseData } from '../lib/answer.ts';
import type { ProviderSession } from './provider.ts';
import { createRefresh } from './refresh.ts';
import { createSignUp } from './signUp.ts';
import { toTokens } from './tokens.ts';

/** Dependencies of the auth machine's actors. */
export interface AuthActorDeps {
  /** Client without a token. */
  anonymous: ApiClient;
  /** Returns the client of the signed-in account; a function, because the client depends on the session. */
  client: () => ApiClient;
  tokensStorage: TokensStorage;
  provider: ProviderSession;
}

/** Returns the real actors of the auth machine. */
export function authActors({ anonymous, client, tokensStorage, provider }: AuthActorDeps) {
  const refresh = createRefresh({ anonymous, tokensStorage });
  const steps = createSignUp({ anonymous, client });

  async function account(signal: AbortSignal): Promise<Account> {
    const profileRequest = responseData(client().GET('/me', { signal }), authError);
    // Requested in parallel with the status; refused while the second factor is pending.
    profileRequest.catch(() => undefined);
    const status = await responseData(client().GET('/user-status', { signal }), authError);
    const { user_role: role, signUpStep = 'done', secondFactor = 'done' } = status;
    if (secondFactor !== 'done') return { role, signUpStep, secondFactor, profile: null };
    const { uuid, fullName, email, avatar } = await profileRequest;
    return { role, signUpStep, secondFactor, profile: { uuid, fullName, email, avatar } };
  }

  /** Signs out of server and provider in parallel; a failure of one does not affect the other. */
  async function signOut(signal: AbortSignal): Promise<void> {
    const serverSignOut = responseData(client().DELETE('/logout', { signal }), authError);
    const outcomes = await Promise.allSettled([serverSignOut, provider.signOut(signal)]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    login: fromPromise<Tokens, Credentials>(async ({ input, signal }) =>
      toTokens(await responseData(anonymous.POST('/login', { body: input, signal }), authError)),
    ),
    popup: popupActor({ authorize: provider.authorize }),
    exchange: fromPromise<Exchanged, ProviderGrant>(({ input, signal }) => provider.exchange(input, signal)),
    signUp: fromPromise<Tokens, { form: SignUpForm; isProvided: boolean }>(async ({ input, signal }) =>
      steps.open(input.form, input.isProvided ? provider.proof() : null, signal),
    ),
    verifyCode: fromPromise<void, { code: string }>(async ({ input, signal }) => {
      await responseData(client().PATCH('/users/check-sign-up-code', { body: input, signal }), authError);
    }),
    resendCode: fromPromise<void>(async ({ signal }) => {
      await responseData(
        client().PATCH('/resend-sign-code', { body: { purpose: 'sign_up' }, signal }),
        authError,
      );
    }),
    checkFactor: fromPromise<void, { code: string }>(async ({ input, signal }) => {
      await responseData(client().POST('/second-factor/check', { body: input, signal }), authError);
    }),
    saveProfile: fromPromise<Account, { profile: HealthProfile; account: KnownAccount }>(
      async ({ input, signal }) => {
        await steps.saveProfile(input.profile, input.account, signal);
        return account(signal);
      },
    ),
    forgotPassword: fromPromise<void, { email: string }>(async ({ input, signal }) => {
      const body = { ...input, link: location.origin };
      await responseData(anonymous.POST('/forgot-password', { body, signal }), authError);
    }),
    resetPassword: fromPromise<void, NewPassword>(async ({ input, signal }) => {
      await responseData(anonymous.PATCH('/reset-password', { body: input, signal }), authError);
    }),
    account: fromPromise<Account>(({ signal }) => account(signal)),
    refresh: fromPromise<Tokens, Tokens>(({ input, signal }) => refresh(input, signal)),
    signOut: fromPromise<void>(({ signal }) => signOut(signal)),
  };
}
