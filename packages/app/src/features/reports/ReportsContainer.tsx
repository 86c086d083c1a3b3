import { mapRemote } from '@vitalane/ui';
import { ReportsScreen } from '@vitalane/ui/screens/Reports';
import { toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import { useHealthScore } from '../../shared/advice/api.ts';
import { useLastReport } from './api.ts';
import { toLastReport, toScore } from './overviewView.ts';

/** Route `/Reports`. */
export function ReportsContainer() {
  const score = useHealthScore();
  const lastReport = useLastReport();
  return (
    <ReportsScreen
      score={mapRemote(toRemote(score), toScore)}
      lastReport={mapRemote(toRemote(lastReport), toLastReport)}
      analysisHref={hrefTo('reportAnalysis')}
      onRetryScore={() => void score.refetch()}
      onRetryLastReport={() => void lastReport.refetch()}
    />
  );
}
