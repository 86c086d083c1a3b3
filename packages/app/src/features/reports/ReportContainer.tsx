import type { ReportName } from '@vitalane/contract';
import type { Remote } from '@vitalane/ui';
import { ReportScreen, type ReportSection } from '@vitalane/ui/screens/Report';
import { matchPath, useLocation } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { useHealthTargets } from '../../api/targets.ts';
import { toOwnUnits, unitsOfMeasurementQuery, useUnitsOfMeasurement } from '../../api/units.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { homeLimitsOf } from '../../measures/pressureAverage.ts';
import { hrefTo } from '../../places.ts';
import { useSession } from '../../session/useSession.ts';
import { overviewHref, type ReportPage, reportPages } from '../../shared/reports/reportPages.ts';
import { hasData, reportDataQuery, reportWordsQuery, useReportData, useReportWords } from './api.ts';
import { toLiverSection, toSection } from './reportView.ts';

/** Routes `/Reports/…`. */
export function ReportContainer() {
  const page = pageAt(useLocation().pathname);
  // The router opens this page only for these paths.
  return page ? <ReportOf key={page.href} page={page} /> : null;
}

ReportContainer.preload = async () => {
  const names = pageAt(location.pathname)?.reports ?? [];
  await Promise.all([
    queryClient.prefetchQuery(unitsOfMeasurementQuery()),
    ...names.map((name) => queryClient.prefetchQuery(reportWordsQuery(name))),
    ...names.filter(hasData).map((name) => queryClient.prefetchQuery(reportDataQuery(name))),
  ]);
};

function pageAt(pathname: string): ReportPage | undefined {
  return reportPages.find(({ href }) => matchPath(href, pathname));
}

function ReportOf({ page }: { page: ReportPage }) {
  const { profile } = useSession();
  return (
    <ReportScreen
      title={page.label}
      sections={useSections(page.reports)}
      pages={reportPages}
      currentHref={page.href}
      overviewHref={overviewHref}
      historyHref={hrefTo('adviceHistory')}
      fullName={profile?.fullName ?? ''}
      now={useNow()}
      timeZone={useTimeZone()}
      onPrint={() => window.print()}
    />
  );
}

function useSections(names: readonly ReportName[]) {
  const namesWithData = names.filter(hasData);
  const words = useReportWords(names);
  const data = useReportData(namesWithData);
  const unitsQuery = useUnitsOfMeasurement();
  const targetsQuery = useHealthTargets();
  const reader = joinRemote(toRemote(unitsQuery), toRemote(targetsQuery), (units, targets) => ({
    units: toOwnUnits(units),
    homeLimits: homeLimitsOf(targets.items),
  }));

  return words.map((wordsQuery, index) => {
    const name = names[index] ?? 'personal-profile';
    const dataQuery = hasData(name) ? data[namesWithData.indexOf(name)] : undefined;
    const text = toRemote(wordsQuery);
    const section: Remote<ReportSection> = dataQuery
      ? joinRemote(joinRemote(text, toRemote(dataQuery), pair), reader, ([texts, numbers], own) =>
          toSection(name, texts, numbers, own),
        )
      : joinRemote(text, reader, (spoken, { units }) =>
          toLiverSection({ values: [], inputs: [], ...spoken }, units),
        );
    const onRetry = () => {
      for (const query of [wordsQuery, dataQuery, unitsQuery, targetsQuery])
        if (query?.isError) void query.refetch();
    };
    return { id: name, section, onRetry };
  });
}

const pair = <A, B>(a: A, b: B): [A, B] => [a, b];
