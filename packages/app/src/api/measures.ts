import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Exercise,
  Height,
  NewExercise,
  NewHeight,
  NewSugar,
  NewWeight,
  Sugar,
  Weight,
} from '@vitalane/contract';
import type { MeasureKind } from '@vitalane/ui/screens/Diary';
import { client } from '../session/session.ts';
import { useIdempotencyKeys } from './idempotency.ts';

const pageSize = 200;

/** A measure of the diary as the contract has it, in its canonical unit. */
export type StoredMeasure = Sugar | Weight | Exercise | Height;

/** A page of measures. */
interface MeasurePage {
  items: StoredMeasure[];
  nextCursor: string | null;
}

/** What is sent, by kind. */
export type NewMeasureBody =
  | { kind: 'sugar'; body: NewSugar }
  | { kind: 'weight'; body: NewWeight }
  | { kind: 'exercise'; body: NewExercise }
  | { kind: 'height'; body: NewHeight };

const keyOf = (kind: MeasureKind) => ['get', `/diary-histories/${kind}`] as const;

/** The data of a call; throws what the server or the network says. */
function settled<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (error !== undefined) throw error;
  return data as T;
}

async function listPage(kind: MeasureKind, cursor: string | null): Promise<MeasurePage> {
  const options = { params: { query: { limit: pageSize, ...(cursor !== null && { cursor }) } } };
  switch (kind) {
    case 'sugar':
      return settled(await client.GET('/diary-histories/sugar', options));
    case 'weight':
      return settled(await client.GET('/diary-histories/weight', options));
    case 'exercise':
      return settled(await client.GET('/diary-histories/exercise', options));
    case 'height':
      return settled(await client.GET('/diary-histories/height', options));
    default:
      return kind satisfies never;
  }
}

/** The patient's entries of one measure, newest first, page by page. */
export function useMeasures(kind: MeasureKind) {
  return useInfiniteQuery({
    queryKey: keyOf(kind),
    queryFn: ({ pageParam }) => listPage(kind, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

async function send({ kind, body }: NewMeasureBody, key: string): Promise<StoredMeasure> {
  const params = { header: { 'Idempotency-Key': key } };
  switch (kind) {
    case 'sugar':
      return settled(await client.POST('/diary-histories/sugar', { body, params }));
    case 'weight':
      return settled(await client.POST('/diary-histories/weight', { body, params }));
    case 'exercise':
      return settled(await client.POST('/diary-histories/exercise', { body, params }));
    case 'height':
      return settled(await client.POST('/diary-histories/height', { body, params }));
    default:
      return kind satisfies never;
  }
}

/** Adds an entry. Sending the same one again after a lost answer does not add it twice. */
export function useAddMeasure() {
  const cache = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (entry: NewMeasureBody) => send(entry, keys.keyFor(entry)),
    onSuccess: async (_stored, entry) => {
      keys.settled(entry);
      await cache.invalidateQueries({ queryKey: keyOf(entry.kind) });
    },
  });
}

/** Deletes an entry of the patient's own. */
export function useDeleteMeasure(kind: MeasureKind) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const options = { params: { path: { id } } };
      if (kind === 'sugar') settled(await client.DELETE('/diary-histories/sugar/{id}', options));
      if (kind === 'weight') settled(await client.DELETE('/diary-histories/weight/{id}', options));
      if (kind === 'exercise') settled(await client.DELETE('/diary-histories/exercise/{id}', options));
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(kind) }),
  });
}
