import { createApiClient } from '@vitalane/contract';
import type { OutboxItem } from '@vitalane/flows/outbox';
import { describe, expect, it } from 'vitest';
import type { DiaryRequest } from '../measures/reading.ts';
import type { Rejection } from '../session/sessionMiddleware.ts';
import { createConnect, type UnsentRequest } from './deliver.ts';

const item: OutboxItem<DiaryRequest> = {
  id: 'one',
  owner: 'mei',
  key: 'key-0001',
  request: { kind: 'weight', body: { valueFrom: 61.3, date: '2026-01-01', time: '08:15' } },
  sentAt: null,
  refusal: null,
};

const change: typeof item = {
  ...item,
  request: { kind: 'weight', body: { valueFrom: 61.3, date: '2026-01-01', time: '08:15' }, changes: 'w1' },
};

interface Answer {
  status: number;
  body: object;
}

/** Starts a connection whose server answers `/me` and then the entry; `null` for no response. */
function start({ me, entry = null }: { me: Answer | null; entry?: Answer | null }) {
  const rejections: Rejection[] = [];
  const sent: { method: string; url: string; headers: Headers; body: unknown }[] = [];
  let token = 'token-of-mei';
  const stored: unknown[] = [];
  const fetch = async (request: Request) => {
    const url = new URL(request.url).pathname;
    const text = await request.text();
    const isJson = request.headers.get('content-type') === 'application/json';
    const body = isJson ? JSON.parse(text) : text;
    sent.push({ method: request.method, url, headers: request.headers, body });
    const answer = url === '/api/me' ? me : entry;
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  };
  const session = {
    current: async () => ({ token, epoch: 3 }),
    rejected: (rejection: Rejection) => void rejections.push(rejection),
  };
  const signInAs = (other: string) => {
    token = other;
  };
  const server = createApiClient({ baseUrl: 'https://clinic.test/api', fetch });
  const onStored = (...entry: unknown[]) => void stored.push(entry);
  return { connect: createConnect({ session, onStored, server }), rejections, sent, stored, signInAs };
}

const mei = { status: 200, body: { uuid: 'mei' } };

it('sends the entry to the path of its kind with its original idempotency key', async () => {
  const body = { uuid: 'w1', valueFrom: 61.3 };
  const { connect, sent, stored } = start({ me: mei, entry: { status: 201, body } });
  const deliver = await connect('mei');
  expect(await deliver?.(item)).toEqual({ kind: 'stored' });
  expect(stored).toEqual([['weight', body]]);
  expect(sent[1]).toMatchObject({ url: '/api/diary-histories/weight', body: item.request.body });
  expect(sent[1]?.headers.get('idempotency-key')).toBe('key-0001');
});

it('changes an entry of the diary in its place', async () => {
  const body = { uuid: 'w1', valueFrom: 61.3 };
  const { connect, sent, stored } = start({ me: mei, entry: { status: 200, body } });
  const deliver = await connect('mei');
  expect(await deliver?.(change)).toEqual({
    kind: 'stored',
  });
  expect(stored).toEqual([['weight', body]]);
  expect(sent[1]).toMatchObject({
    method: 'PUT',
    url: '/api/diary-histories/weight/w1',
    body: change.request.body,
  });
});

it('says that an entry that is gone cannot be changed', async () => {
  const body = { code: 'not_found', message: 'Not found.', requestId: 'r' };
  const deliver = await start({ me: mei, entry: { status: 404, body } }).connect('mei');
  expect(await deliver?.(change)).toEqual({
    kind: 'refused',
    code: 'gone',
    message: null,
    fields: {},
  });
});

it('sends a message of a consultation with its original idempotency key, and shows no reading', async () => {
  const message: OutboxItem<UnsentRequest> = {
    ...item,
    request: { kind: 'message', consultation: 'c1', text: 'Which one?' },
  };
  const { connect, sent, stored } = start({ me: mei, entry: { status: 201, body: { uuid: 'm1' } } });
  const deliver = await connect('mei');
  expect(await deliver?.(message)).toEqual({ kind: 'stored' });
  expect(stored).toEqual([]);
  expect(sent[1]).toMatchObject({
    method: 'POST',
    url: '/api/consultations/c1/messages',
    body: { text: 'Which one?' },
  });
  expect(sent[1]?.headers.get('idempotency-key')).toBe('key-0001');
});

it('sends a file of the device as multipart, and a document of the record by its id', async () => {
  const file = { kind: 'file', consultation: 'c1', name: 'ankle.jpg', sizeBytes: 2 } as const;
  const sendOf = async (content: Blob | string) => {
    const { connect, sent } = start({ me: mei, entry: { status: 201, body: { uuid: 'm1' } } });
    const deliver = await connect('mei');
    expect(await deliver?.({ ...item, request: { ...file, content } })).toEqual({ kind: 'stored' });
    return sent[1];
  };
  const upload = await sendOf(new Blob(['ab'], { type: 'image/jpeg' }));
  expect(upload).toMatchObject({ method: 'POST', url: '/api/consultations/c1/files' });
  expect(upload?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  expect(upload?.headers.get('idempotency-key')).toBe('key-0001');
  expect(upload?.body).toMatch(/name="document_file"; filename="ankle.jpg"[\s\S]*image\/jpeg[\s\S]*ab/);
  expect(await sendOf('d1')).toMatchObject({
    method: 'POST',
    url: '/api/consultations/c1/documents',
    body: { document: 'd1' },
  });
});

it('does not send for another account, also directly after a change of account', async () => {
  const ravi = start({ me: { status: 200, body: { uuid: 'ravi' } } });
  expect(await ravi.connect('mei')).toBeNull();
  const changing = start({ me: mei, entry: { status: 201, body: {} } });
  const deliver = await changing.connect('mei');
  changing.signInAs('token-of-ravi');
  await deliver?.(item);
  expect(changing.sent[1]?.headers.get('authorization')).toBe('Bearer token-of-mei');
});

describe('without a usable response', () => {
  it('waits while the server cannot be reached', async () => {
    expect(await start({ me: null }).connect('mei')).toBeNull();
    const deliver = await start({ me: mei }).connect('mei');
    expect(await deliver?.(item)).toEqual({ kind: 'unreached' });
  });

  it('reports an expired token to the session', async () => {
    const entry = { status: 401, body: { code: 'token_expired', message: 'Sign in again.' } };
    const { connect, rejections } = start({ me: mei, entry });
    expect(await (await connect('mei'))?.(item)).toEqual({ kind: 'rejected' });
    expect(rejections).toEqual([{ status: 401, epoch: 3, code: 'token_expired', isRetry: false }]);
  });
});

it('keeps the reason of a refusal and its field errors', async () => {
  const body = {
    code: 'invalid',
    message: 'Please check the highlighted fields.',
    requestId: 'r',
    fields: [{ name: 'valueFrom', message: 'Enter a weight from 20 to 350 kg.' }],
  };
  const deliver = await start({ me: mei, entry: { status: 422, body } }).connect('mei');
  expect(await deliver?.(item)).toEqual({
    kind: 'refused',
    code: 'refused',
    message: 'Please check the highlighted fields.',
    fields: { valueFrom: 'Enter a weight from 20 to 350 kg.' },
  });
});
