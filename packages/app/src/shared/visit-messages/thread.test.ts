import type { VisitMessage } from '@vitalane/contract';
import type { OutboxItem } from '@vitalane/flows/outbox';
import { expect, it } from 'vitest';
import type { MessageRequest } from '../../outbox/deliver.ts';
import { threadOf } from './thread.ts';

const at = '2026-01-01T09:10:00.000Z';
const stored = (uuid: string, from: VisitMessage['from'], text: string): VisitMessage => ({
  uuid,
  from,
  text,
  file: null,
  sentAt: at,
});
const kept = (text: string, more: Partial<OutboxItem<MessageRequest>> = {}): OutboxItem<MessageRequest> => ({
  id: `kept ${text}`,
  owner: 'mei',
  key: 'k',
  request: { kind: 'message', consultation: 'c', text },
  sentAt: null,
  refusal: null,
  ...more,
});
const none = { stored: [], kept: [], sending: [], self: 'patient' } as const;
const textsOf = (thread: ReturnType<typeof threadOf>) =>
  [...thread.stored, ...thread.unsent].map(({ text }) => text);

it('says which messages are one’s own', () => {
  const both = [stored('1', 'patient', 'Which one?'), stored('2', 'doctor', 'Amlodipine.')];
  const ownOf = (self: 'patient' | 'doctor') =>
    threadOf({ ...none, stored: both, self }).stored.map(({ isOwn }) => isOwn);
  expect(ownOf('patient')).toEqual([true, false]);
  expect(ownOf('doctor')).toEqual([false, true]);
});

it('shows a message once while it moves from the page over the outbox to the server', () => {
  const before = [stored('1', 'patient', 'Yes.')];
  const sending = [{ id: 's', text: 'Yes.', file: null, after: '1' }];
  const steps = [
    { ...none, stored: before, sending },
    { ...none, stored: before, sending, kept: [kept('Yes.')] },
    { ...none, stored: [...before, stored('2', 'patient', 'Yes.')], sending },
  ];
  for (const step of steps) expect(textsOf(threadOf(step))).toEqual(['Yes.', 'Yes.']);
});

it('does not take the same words of the other side for one’s own', () => {
  const thread = threadOf({
    ...none,
    stored: [stored('1', 'doctor', 'Yes.')],
    sending: [{ id: 's', text: 'Yes.', file: null, after: null }],
  });
  expect(thread.unsent).toEqual([{ id: 's', text: 'Yes.', file: null, status: 'sending' }]);
});

it('tells why a message was refused', () => {
  const refusal = { code: 'refused', message: 'Not under way.', fields: {} } as const;
  expect(threadOf({ ...none, kept: [kept('Hello?', { refusal })] }).unsent).toEqual([
    { id: 'kept Hello?', text: 'Hello?', file: null, status: 'refused', reason: 'Not under way.' },
  ]);
});

it('shows a file as being sent until its first attempt has ended, also while another is stored', () => {
  const photo = (name: string): OutboxItem<MessageRequest> => ({
    ...kept(name),
    request: { kind: 'file', consultation: 'c', name, sizeBytes: 2, content: 'd' },
  });
  const sendingOf = (name: string) => ({ id: name, text: '', file: { name, sizeBytes: 2 }, after: null });
  const first = {
    ...stored('1', 'patient', ''),
    file: { name: 'a.jpg', contentType: 'image/jpeg', sizeBytes: 1 },
  };
  const thread = threadOf({
    ...none,
    stored: [first as VisitMessage],
    kept: [photo('b.jpg')],
    sending: [sendingOf('a.jpg'), sendingOf('b.jpg')],
  });
  expect(thread.unsent).toMatchObject([{ file: { name: 'b.jpg' }, status: 'sending' }]);
  const twice = threadOf({
    ...none,
    stored: [first as VisitMessage],
    kept: [photo('a.jpg')],
    sending: [sendingOf('a.jpg'), { ...sendingOf('a.jpg'), id: 'second' }],
  });
  expect(twice.unsent).toMatchObject([{ id: 'second', status: 'sending' }]);
  expect(threadOf({ ...none, kept: [photo('b.jpg')] }).unsent).toMatchObject([
    { text: '', file: { name: 'b.jpg', sizeBytes: 2 }, status: 'waiting' },
  ]);
});
