import { randomUUID } from 'node:crypto';
import { type Account, type Answer, call, listAll, signIn } from '../people.ts';
import type { Random } from '../random.ts';
import { boughtQuantity, type Kind, kinds, type References } from './kinds.ts';

type Method = 'POST' | 'PATCH' | 'DELETE';

/** Write that must happen once; repeated until it is answered. */
interface Intent {
  path: string;
  method: Method;
  key?: string;
  body?: object;
  /** Records the acknowledgement in the ledger. */
  acknowledge(answer: Answer): void;
}

/** Differences between a writer's ledger and the server's lists. */
export interface Audit {
  acknowledged: number;
  lost: number;
  doubled: number;
  torn: number;
}

/** Statuses of a reverse proxy without a responding server. */
const noServer: readonly number[] = [502, 504];

/** Status of a repeated deletion, which does not count. */
const notFound = 404;

/** Account that writes continuously and keeps a ledger of all acknowledged writes. */
export class Writer {
  /** Responses other than success or an ended session. */
  readonly surprises: string[] = [];
  /** Number of requests without a response from a server. */
  unanswered = 0;
  /** Number of acknowledged writes, including deletions and changes. */
  acknowledged = 0;
  readonly #account: Account;
  readonly #random: Random;
  readonly #unansweredStatuses: readonly number[];
  readonly #kept = new Map<Kind, Set<string>>(kinds.map((kind) => [kind, new Set()]));
  readonly #made = new Map<Kind, number>();
  #belongings: References = {
    addressUuid: '',
    medicineUuids: [],
    medicine: { name: '', medicationUuid: '' },
  };
  #remaining: number | undefined;
  #written = 0;
  #token = '';
  #unanswered: Intent | undefined;

  /** `unanswered` lists the statuses after which a write is repeated. */
  constructor(account: Account, random: Random, unanswered: readonly number[] = noServer) {
    this.#account = account;
    this.#random = random;
    this.#unansweredStatuses = unanswered;
  }

  /** Creates the entities that orders refer to. */
  async settle(url: string): Promise<void> {
    this.#token = await signIn(url, this.#account);
    const found = await call(url, '/medications?s=amlodipine', { token: this.#token });
    const [medicine] = found.body.items as { name: string; medicationUuid: string }[];
    if (!medicine) throw new Error('The catalogue has no medicine to order');
    this.#belongings = { addressUuid: '', medicineUuids: [], medicine };
    for (const path of ['/addresses', '/users/medications', '/users/medications'])
      await this.#do(url, this.#creation(kinds.find((kind) => kind.path === path) as Kind));
    const of = (path: string) => [
      ...(this.#kept.get(kinds.find((kind) => kind.path === path) as Kind) ?? []),
    ];
    const [addressUuid = ''] = of('/addresses');
    this.#belongings = { addressUuid, medicineUuids: of('/users/medications'), medicine };
  }

  /** Writes once, or repeats unanswered writes. Throws when there is no response. */
  async write(url: string): Promise<void> {
    await this.#do(url, this.#unanswered ?? this.#next());
  }

  /** Repeats requests until none is unanswered. */
  async finish(url: string): Promise<void> {
    if (this.#unanswered) await this.#do(url, this.#unanswered);
  }

  /** Compares the ledger with the server's data. */
  async audit(url: string): Promise<Audit> {
    this.#token = await signIn(url, this.#account);
    const found: Audit = { acknowledged: this.acknowledged, lost: 0, doubled: 0, torn: 0 };
    for (const [kind, kept] of this.#kept) {
      const items = await listAll(url, kind.path, this.#token);
      const stored = new Set(items.map(({ uuid }) => String(uuid)));
      found.lost += [...kept].filter((uuid) => !stored.has(uuid)).length;
      found.doubled += items.filter(({ uuid }) => !kept.has(String(uuid))).length;
      if (kind.path === '/orders') found.torn += items.filter((order) => this.#isTorn(order)).length;
    }
    found.lost += (await this.#lostChange(url)) ? 1 : 0;
    return found;
  }

  #isTorn({ medications }: Record<string, unknown>): boolean {
    return !Array.isArray(medications) || medications.length !== this.#belongings.medicineUuids.length;
  }

  async #lostChange(url: string): Promise<boolean> {
    if (this.#remaining === undefined) return false;
    const [, uuid] = this.#belongings.medicineUuids;
    const medicines = await listAll(url, '/users/medications', this.#token);
    return medicines.find((medicine) => medicine.uuid === uuid)?.remaining !== this.#remaining;
  }

  async #do(url: string, intent: Intent): Promise<void> {
    this.#unanswered = intent;
    const { path, method, key, body } = intent;
    const ask = () =>
      call(url, path, { method, token: this.#token, ...(key && { key }), ...(body && { body }) });
    let answer = await ask();
    if (answer.status === 401) {
      this.#token = await signIn(url, this.#account);
      answer = await ask();
    }
    if (this.#unansweredStatuses.includes(answer.status)) {
      this.unanswered += 1;
      throw new TypeError(`No response to ${method} ${path}`);
    }
    this.#unanswered = undefined;
    const isDone = answer.status < 300 || (method === 'DELETE' && answer.status === notFound);
    if (!isDone) {
      this.surprises.push(`${method} ${path} was answered ${answer.status} ${String(answer.body.code)}`);
      return;
    }
    this.acknowledged += 1;
    intent.acknowledge(answer);
  }

  #next(): Intent {
    const dice = this.#random.below(20);
    if (dice === 0) return this.#change();
    if (dice < 3) return this.#deletion() ?? this.#creation(this.#pickKind());
    return this.#creation(this.#pickKind());
  }

  #pickKind(): Kind {
    const open = kinds.filter(
      (kind) => (this.#made.get(kind) ?? 0) < (kind.most ?? Number.POSITIVE_INFINITY),
    );
    return this.#random.pick(open.flatMap((kind) => Array.from({ length: kind.weight }, () => kind)));
  }

  #creation(kind: Kind): Intent {
    this.#written += 1;
    this.#made.set(kind, (this.#made.get(kind) ?? 0) + 1);
    return {
      path: kind.path,
      method: 'POST',
      key: randomUUID(),
      body: kind.body(this.#written, this.#belongings),
      acknowledge: ({ body }) => this.#kept.get(kind)?.add(String(body.uuid)),
    };
  }

  #deletion(): Intent | undefined {
    const kind = this.#random.pick(kinds.filter(({ isDeletable }) => isDeletable));
    const [uuid] = this.#kept.get(kind) ?? [];
    if (uuid === undefined) return undefined;
    const acknowledge = () => this.#kept.get(kind)?.delete(uuid);
    return { path: `${kind.path}/${uuid}`, method: 'DELETE', acknowledge };
  }

  #change(): Intent {
    // Each change differs from the previous one, and no more may remain than was bought.
    const remaining = 1 + ((this.#remaining ?? 0) % boughtQuantity);
    return {
      path: `/users/medications/${this.#belongings.medicineUuids[1]}`,
      method: 'PATCH',
      body: { remaining },
      acknowledge: () => {
        this.#remaining = remaining;
      },
    };
  }
}
