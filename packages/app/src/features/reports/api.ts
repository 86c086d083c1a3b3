import { useQueries } from '@tanstack/react-query';
import type { ReportName } from '@vitalane/contract';
import { api } from '../../api/client.ts';
import { pageByPage } from '../../lib/paged.ts';
import { type ReceiveProgress, receive } from '../../lib/receive.ts';
import { refetched } from '../../lib/stores.ts';
import { client } from '../../session/session.ts';

const advicePageSize = 20;

/** Report with a data variant. The text of the liver report contains its values instead. */
export type ReportWithData = Exclude<ReportName, 'liver-health-analysis'>;

/** Returns whether a report has a data variant. */
export function hasData(name: ReportName): name is ReportWithData {
  return name !== 'liver-health-analysis';
}

// Reports depend on all other data: the cached text stays visible during a refetch.
export const reportWordsQuery = (name: ReportName) =>
  api.queryOptions('get', `/report/${name}`, {}, refetched);

export const reportDataQuery = (name: ReportWithData) =>
  api.queryOptions('get', `/report/${name}-json`, {}, refetched);

/** Returns report texts in the order of their names. */
export function useReportWords(names: readonly ReportName[]) {
  return useQueries({ queries: names.map(reportWordsQuery) });
}

/** Returns report data in the order of their names. */
export function useReportData(names: readonly ReportWithData[]) {
  return useQueries({ queries: names.map(reportDataQuery) });
}

/** Returns earlier advice of the reports, newest first; `day` limits it to one day. */
export function useShownAdvice(day: string) {
  return api.useInfiniteQuery(
    'get',
    '/report/history',
    { params: { query: { limit: advicePageSize, ...(day && { on: day }) } } },
    { ...pageByPage, staleTime: 0 },
  );
}

/** Returns earlier advice to a patient. Each access is shown to the patient, so it is never refetched automatically. */
export function usePatientAdvice(id: string, day: string) {
  return api.useInfiniteQuery(
    'get',
    '/patients/{id}/advice',
    { params: { path: { id }, query: { limit: advicePageSize, ...(day && { on: day }) } } },
    {
      ...pageByPage,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
}

/** Returns the state of every report, most urgent first. */
export function useLastReport() {
  return api.useQuery('get', '/report/last-report', {}, refetched);
}

/** Requests an explanation of a report in plain words. */
export function useExplainReport() {
  return api.useMutation('post', '/health-AI/text');
}

/** Returns the PDF for the doctor. Throws the server or network error. */
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
