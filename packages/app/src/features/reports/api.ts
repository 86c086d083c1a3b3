import { useQueries } from '@tanstack/react-query';
import type { ReportName } from '@vitalane/contract';
import { api } from '../../api/client.ts';
import { type ReceiveProgress, receive } from '../../api/receive.ts';
import { refetched } from '../../api/stores.ts';
import { client } from '../../session/session.ts';

const advicePageSize = 20;

/** A report that has a variant as data. The liver's words carry its values instead. */
export type ReportWithData = Exclude<ReportName, 'liver-health-analysis'>;

/** Returns whether a report has a variant as data. */
export function hasData(name: ReportName): name is ReportWithData {
  return name !== 'liver-health-analysis';
}

// Reports rest on everything else that is kept: what was answered before is shown while it is fetched again.
export const reportWordsQuery = (name: ReportName) =>
  api.queryOptions('get', `/report/${name}`, {}, refetched);

export const reportDataQuery = (name: ReportWithData) =>
  api.queryOptions('get', `/report/${name}-json`, {}, refetched);

/** Reports in words, in the order of their names. */
export function useReportWords(names: readonly ReportName[]) {
  return useQueries({ queries: names.map(reportWordsQuery) });
}

/** Reports as data, in the order of their names. */
export function useReportData(names: readonly ReportWithData[]) {
  return useQueries({ queries: names.map(reportDataQuery) });
}

/** Returns what the reports said, newest first; `day` narrows it to one day. */
export function useShownAdvice(day: string) {
  return api.useInfiniteQuery(
    'get',
    '/report/history',
    { params: { query: { limit: advicePageSize, ...(day && { on: day }) } } },
    { initialPageParam: null, getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
  );
}

/** Returns what the reports said to a patient. Every question is shown to the patient, so it is not asked by itself. */
export function usePatientAdvice(id: string, day: string) {
  return api.useInfiniteQuery(
    'get',
    '/patients/{id}/advice',
    { params: { path: { id }, query: { limit: advicePageSize, ...(day && { on: day }) } } },
    {
      initialPageParam: null,
      getNextPageParam: (page) => page.nextCursor,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
}

/** Returns how every report stands, the most pressing first. */
export function useLastReport() {
  return api.useQuery('get', '/report/last-report', {}, refetched);
}

/** Has a report explained in plain words. */
export function useExplainReport() {
  return api.useMutation('post', '/health-AI/text');
}

/** Returns the PDF for the doctor. Throws what the server or the network says. */
export async function fetchHealthReport(options: {
  onProgress: ReceiveProgress;
  signal: AbortSignal;
}): Promise<{ content: Blob; fileName: string }> {
  const { response, error } = await client.GET('/report/export-health-report', {
    headers: { accept: 'application/pdf' },
    parseAs: 'stream',
    signal: options.signal,
  });
  if (error) throw error;
  return receive(response, options.onProgress);
}
