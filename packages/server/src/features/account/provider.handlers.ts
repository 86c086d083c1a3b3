import { createHash } from 'node:crypto';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import { consumeNonce, findAccountByIdentity, normaliseEmail } from '../../identity/account.queries.ts';
import type { VerifiedIdentity } from '../../identity/identityProvider.ts';
import type { Services } from '../../services/services.ts';
import { openSession } from './sessionGrants.ts';

type ProviderCalls = 'checkGoogle' | 'getClientConfig';

/** A claimed identity of the provider, and its proof. */
export interface ProviderClaim {
  email: string;
  googleUuid?: string;
  idToken?: string;
  nonce?: string;
}

/**
 * Returns the identity that a claim proves; `undefined` when a part is missing or differs from the provider's
 * token.
 */
export async function provenIdentity(
  { email, googleUuid, idToken, nonce }: ProviderClaim,
  { identityProvider, now }: Pick<Services, 'identityProvider'> & { now: Date },
): Promise<VerifiedIdentity | undefined> {
  if (!identityProvider || !googleUuid || !idToken || !nonce) return undefined;
  const identity = await identityProvider.verify(idToken, { nonce, now });
  if (!identity) return undefined;
  const isTheirs =
    identity.subject === googleUuid && normaliseEmail(identity.email) === normaliseEmail(email);
  return isTheirs ? identity : undefined;
}

/** Returns the stored hash of a used nonce. */
export function nonceHash(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}

/** Creates the handlers of sign-in with the identity provider. */
export function providerHandlers(services: Services): Pick<Handlers, ProviderCalls> {
  const { tokens, clientConfig, identityProvider } = services;
  return {
    async checkGoogle(call) {
      const { body, db, now, audit } = call;
      const identity = await provenIdentity(body, { identityProvider, now });
      const account = identity && (await findAccountByIdentity(db, identity));
      const isFirstUse =
        account !== undefined &&
        body.nonce !== undefined &&
        (await consumeNonce(db, nonceHash(body.nonce), now));
      await audit('session.start', isFirstUse ? 'done' : 'refused', { actorId: account?.id ?? null });
      if (!(account && isFirstUse)) throw new ApiError('account_not_found');
      return { status: 200, body: await openSession(call, tokens, account) };
    },

    async getClientConfig() {
      return { status: 200, body: clientConfig };
    },
  };
}
