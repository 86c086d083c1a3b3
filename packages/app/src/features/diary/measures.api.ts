import { useInfiniteQuery } from '@tanstack/react-query';
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
import { client } from '../../session/session.ts';

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
export function settled<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (error !== undefined) throw error;
  return data as T;
}

interface PageRequest {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

/** One page of the patient's entries of one measure, newest first. */
export async function listMeasures(kind: MeasureKind, { query, signal }: PageRequest): Promise<MeasurePage> {
  const options = { params: { query }, signal };
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
    queryFn: ({ pageParam, signal }) =>
      listMeasures(kind, {
        query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
