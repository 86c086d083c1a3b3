// Patients who leave and join the queue on both servers at the same time.
import { setTimeout as wait } from 'node:timers/promises';
import { documentTypes } from '../../../../packages/server/src/lists/choices.ts';
import { type Figure, figuresOf } from '../../../trust/figures.ts';
import { call, staff } from '../../../trust/people.ts';
import { type Crowd, createAccount, insist, signInAnywhere, tryCall } from './crowd.ts';

/** Delay between the patients, so that some act during the fault. */
const apartMs = 1200;
/** Valid identity numbers that no demo account has. */
const identityNumbers = ['S7654321F', 'S1111111D', 'S2222222H'];

interface Patient {
  account: { email: string; password: string };
  uuid: string;
  nric: string;
  token: string;
}

/** Patients who use both servers. Created by {@link Queuers.create}. */
export class Queuers implements Crowd {
  readonly #urls: readonly [string, string];
  readonly #patients: readonly Patient[];

  private constructor(urls: readonly [string, string], patients: readonly Patient[]) {
    this.#urls = urls;
    this.#patients = patients;
  }

  static async create(urls: readonly [string, string]): Promise<Queuers> {
    const patients: Patient[] = [];
    for (const nric of identityNumbers) patients.push(await patientWith(urls[0], nric));
    return new Queuers(urls, patients);
  }

  async live(): Promise<void> {
    await Promise.all(this.#patients.map((patient, n) => this.#queue(patient, n * apartMs)));
  }

  /** Leaves and joins once, because a patient may join at most twenty times a minute. */
  async #queue(patient: Patient, afterMs: number): Promise<void> {
    await wait(afterMs);
    await this.#do(patient, '/queue', 'DELETE');
    const join = () => this.#do(patient, `/join-queue-plato?nric=${patient.nric}`, 'GET');
    await insist(async () => (await join()) || undefined);
  }

  /** Sends one request to both servers at once. Returns whether one of them succeeded. */
  async #do(patient: Patient, path: string, method: 'GET' | 'DELETE'): Promise<boolean> {
    const { account } = patient;
    const answers = await Promise.all(
      this.#urls.map((url) => tryCall(url, path, { method, token: patient.token })),
    );
    if (answers.some((answer) => answer?.status === 401))
      patient.token = await signInAnywhere(this.#urls, account);
    return answers.some((answer) => answer && answer.status < 300);
  }

  async audit(part: string): Promise<Figure[]> {
    const [url] = this.#urls;
    const token = await signInAnywhere([url], staff.doctor);
    const { body } = await insist(() => tryCall(url, '/PlatoPatientList', { token }));
    const places = (body.items as { patientUuid: string }[]).map(({ patientUuid }) => patientUuid);
    const counts = this.#patients.map(({ uuid }) => places.filter((place) => place === uuid).length);
    const { exactly } = figuresOf(part);
    return [
      exactly(
        'patients with exactly one place in the queue',
        counts.filter((count) => count === 1).length,
        counts.length,
      ),
    ];
  }
}

async function patientWith(url: string, nric: string): Promise<Patient> {
  const account = await createAccount(url, 'chaos-queue');
  const token = await signInAnywhere([url], account);
  const { body: profile } = await insist(() => call(url, '/me', { token }));
  const claim = new FormData();
  claim.set('document_code', nric);
  claim.set('document_type', documentTypes.find(({ code }) => code === 'nric')?.uuid ?? '');
  const { status, body } = await insist(() =>
    call(url, `/users/${profile.uuid}`, { method: 'POST', token, body: claim }),
  );
  if (status !== 200) throw new Error(`Setting an identity number failed: ${status} ${JSON.stringify(body)}`);
  return { account, uuid: String(profile.uuid), nric, token };
}
