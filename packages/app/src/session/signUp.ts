import type { ApiClient } from '@vitalane/contract';
import {
  authCodeOf,
  authError,
  type HealthProfile,
  type KnownAccount,
  type SignUpForm,
  type Tokens,
} from '@vitalane/flows/auth';
import { deviceTimeZone } from '@vitalane/time';
import { answerOf } from '../api/answer.ts';
import { createIdempotencyKeys } from '../api/idempotency.ts';
import type { ProviderProof } from './provider.ts';
import { toTokens } from './tokens.ts';

/** What sign-up stands on: calls without and with a session. */
export interface SignUpDeps {
  anonymous: ApiClient;
  client: () => ApiClient;
}

/** Returns the fields of a form that were filled in. */
function filled<T extends object>(form: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<T>;
}

function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Creates the calls of the three steps of sign-up. */
export function createSignUp({ anonymous, client }: SignUpDeps) {
  const keys = createIdempotencyKeys();

  return {
    /** Opens the account and returns its session. The server names everything that is wrong at once, also a taken address. */
    async open(form: SignUpForm, proof: ProviderProof | null, signal: AbortSignal): Promise<Tokens> {
      const fields = { ...filled({ ...form, ...proof }), email: form.email, timeZone: deviceTimeZone() };
      const intent = [form.email, form.fullName];
      const call = anonymous.POST('/users', {
        body: { email: form.email },
        // The picture needs multipart; this is what is sent.
        bodySerializer: () => toFormData(fields),
        params: { header: { 'Idempotency-Key': keys.keyFor(intent) } },
        signal,
      });
      const session = await answerOf(call, authError).catch((error: unknown) => {
        // Whatever was answered is settled; only a lost response is requested again with the same key.
        if (authCodeOf(error) !== 'network-request-failed') keys.settled(intent);
        throw error;
      });
      keys.settled(intent);
      return toTokens(session);
    },

    /** Keeps the health profile: as the first health form, and in the person's own profile. Both may be sent again. */
    async saveProfile(
      profile: HealthProfile,
      { profile: { uuid, fullName } }: KnownAccount,
      signal: AbortSignal,
    ) {
      const { dateOfBirth, genderUuid, ethnicityUuid, isSmoker } = profile;
      const { chronicConditionsUuid, currentlyMedicationsUuid } = profile;
      const person = filled({ dateOfBirth, genderUuid, isSmoker });
      const healthForm = {
        fullName,
        dateOfBirth,
        genderUuid,
        ...filled({ isSmoker, ethnicityUuid }),
        ...(chronicConditionsUuid.length > 0 && { chronicConditionsUuid }),
        ...(currentlyMedicationsUuid.length > 0 && { currentlyMedicationsUuid }),
      };
      const header = { 'Idempotency-Key': keys.keyFor(healthForm) };
      const addForm = client().POST('/health_forms', { body: healthForm, params: { header }, signal });
      await answerOf(addForm, authError);
      const change = client().POST('/users/{id}', {
        body: { ...person, ...(ethnicityUuid && { ethnicity: ethnicityUuid }) },
        params: { path: { id: uuid } },
        signal,
      });
      await answerOf(change, authError);
      keys.settled(healthForm);
    },
  };
}
