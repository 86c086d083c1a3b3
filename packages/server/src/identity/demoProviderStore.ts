import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  endsAtMs: number;
}

/** Storage of the demo's identity provider, in memory and lost on restart. */
export class DemoProviderStore implements Adapter {
  readonly #kept = new Map<string, Kept>();

  async upsert(id: string, payload: AdapterPayload, expiresInS: number): Promise<void> {
    for (const [key, { endsAtMs }] of this.#kept) if (endsAtMs <= Date.now()) this.#kept.delete(key);
    this.#kept.set(id, { payload, endsAtMs: Date.now() + expiresInS * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const kept = this.#kept.get(id);
    return kept && kept.endsAtMs > Date.now() ? kept.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#values().find((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#values().find((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id);
  }

  #values(): AdapterPayload[] {
    return [...this.#kept.values()].map(({ payload }) => payload);
  }
}
