import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidate, isStaleAfter } from './changes.ts';
import { queryClient } from './client.ts';

it('refetches everything that depends on a diary entry', () => {
  const dependentPaths = [
    '/health-score',
    '/report/last-report',
    '/recommendations',
    '/health-alerts',
    '/get-notifications',
  ];
  for (const path of [...dependentPaths, '/diary-histories/details']) {
    expect(isStaleAfter('diaryEntryAdded', path), path).toBe(true);
    expect(isStaleAfter('diaryEntryDeleted', path), path).toBe(true);
  }
});

it('keeps unaffected responses and the list that already contains the new entry', () => {
  expect(isStaleAfter('diaryEntryAdded', '/diary-histories/weight')).toBe(false);
  expect(isStaleAfter('diaryEntryDeleted', '/diary-histories/weight')).toBe(true);
  expect(isStaleAfter('diaryEntryAdded', '/orders')).toBe(false);
  expect(isStaleAfter('consultationNote', '/consultations/{id}')).toBe(false);
});

it('refetches orders after a change of documents, which may be their prescriptions', () => {
  expect(isStaleAfter('document', '/orders')).toBe(true);
  expect(isStaleAfter('document', '/orders/{id}')).toBe(true);
});

it('refetches everything after a change of units', () => {
  expect(isStaleAfter('unit', '/orders')).toBe(true);
});

it('discards a pending first response from before a change', async () => {
  const queryKey = ['get', '/guest-links'];
  const first = Promise.withResolvers<string>();
  let requestCount = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey,
    networkMode: 'always',
    queryFn: () => {
      requestCount += 1;
      return requestCount === 1 ? first.promise : 'after';
    },
  });
  const unsubscribe = observer.subscribe(() => undefined);
  const invalidated = invalidate('guestLink');
  first.resolve('before');
  await invalidated;
  expect(queryClient.getQueryData(queryKey)).toBe('after');
  unsubscribe();
  queryClient.removeQueries({ queryKey });
});
