import { createHash } from 'node:crypto';
import { record } from '../../audit/audit.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors.ts';
import type { VerifiedIdentity } from '../../identity/identityProvider.ts';
import type { Services } from '../../services.ts';
import { consumeNonce, findAccountByIdentity, normaliseEmail } from './account.queries.ts';
import { openSession } from './sessionGrants.ts';

type ProviderCalls = 'checkGoogle' | 'getClientConfig';

/** What somebody claims to be with the provider, and the proof of it. */
export interface ProviderClaim {
  email: string;
  googleUuid?: string;
  idToken?: string;
  nonce?: string;
}

/** The identity that a claim proves; nothing when any part of it is missing or differs from what the provider says. */
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

/** What is kept of a nonce that was used. */
export function nonceHash(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}

/** Sign-in with the identity provider. */
export function providerHandlers(services: Services): Pick<Handlers, ProviderCalls> {
  const { tokens, clientConfig } = services;
  return {
    async checkGoogle(call) {
      const { body, db, now, requestId } = call;
      const identity = await provenIdentity(body, { ...services, now });
      const account = identity && (await findAccountByIdentity(db, identity));
      const isFirstUse =
        account !== undefined &&
        body.nonce !== undefined &&
        (await consumeNonce(db, nonceHash(body.nonce), now));
      await record(db, {
        at: now,
        actorId: account?.id ?? null,
        action: 'session.start',
        outcome: isFirstUse ? 'done' : 'refused',
        requestId,
      });
      if (!(account && isFirstUse)) throw new ApiError('account_not_found');
      return { status: 200, body: await openSession(call, tokens, account) };
    },

    async getClientConfig() {
      return { status: 200, body: clientConfig };
    },
  };
}
