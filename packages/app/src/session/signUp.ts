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
import { responseData } from '../lib/answer.ts';
import { createIdempotencyKeys } from '../lib/idempotency.ts';
import type { ProviderProof } from './provider.ts';
import { toTokens } from './tokens.ts';

/** Dependencies of sign-up: clients without and with a session. */
export interface SignUpDeps {
  anonymous: ApiClient;
  client: () => ApiClient;
}

/** Returns the completed fields of a form. */
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

/** Creates the functions of the three steps of sign-up. */
export function createSignUp({ anonymous, client }: SignUpDeps) {
  const keys = createIdempotencyKeys();

  return {
    /** Opens the account and returns its session. The server reports all errors at once, including a taken address. */
    async open(form: SignUpForm, proof: ProviderProof | null, signal: AbortSignal): Promise<Tokens> {
      const fields = { ...filled({ ...form, ...proof }), email: form.email, timeZone: deviceTimeZone() };
      const intent = [form.email, form.fullName];
      const call = anonymous.POST('/users', {
        body: { email: form.email },
        // The picture needs multipart; the serializer sends `fields`.
        bodySerializer: () => toFormData(fields),
        params: { header: { 'Idempotency-Key': keys.keyFor(intent) } },
        signal,
      });
      const session = await responseData(call, authError).catch((error: unknown) => {
        // Any response settles the key; only a lost response is retried with the same key.
        if (authCodeOf(error) !== 'network-request-failed') keys.settled(intent);
        throw error;
      });
      keys.settled(intent);
      return toTokens(session);
    },

    /** Saves the health profile as the first health form and in the profile. Both may be repeated. */
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
      await responseData(addForm, authError);
      const change = client().POST('/users/{id}', {
        body: { ...person, ...(ethnicityUuid && { ethnicity: ethnicityUuid }) },
        params: { path: { id: uuid } },
        signal,
      });
      await responseData(change, authError);
      keys.settled(healthForm);
    },
  };
}
