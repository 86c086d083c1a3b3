import type { MeasureKind } from '@vitalane/clinical';
import { api } from '../api/client.ts';
import { diaryPath } from './paths.ts';
import type { Stored } from './reading.ts';

/** Size of a first page. A small one opens a page sooner. */
export const firstPageSize = 200;

/** Page of entries of one kind, newest first. */
export interface HistoryPage<Kind extends MeasureKind = MeasureKind> {
  items: Stored<Kind>[];
  nextCursor: string | null;
}

/** Returns the query key. The last part separates it from a plain query of the same path, whose data have another shape. */
export const historyKey = (kind: MeasureKind) => ['get', diaryPath(kind), 'pages', kind] as const;

export const recentBloodPressureQuery = () =>
  api.queryOptions('get', diaryPath('bloodPressure'), { params: { query: { limit: firstPageSize } } });
