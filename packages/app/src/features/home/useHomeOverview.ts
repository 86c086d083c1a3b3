import { mapRemote } from '@vitalane/ui';
import { failureMessages } from '@vitalane/ui/messages';
import type { HomeOverviewProps } from '@vitalane/ui/screens/Home';
import { messageOf } from '../../lib/errors.ts';
import { showFailure } from '../../lib/notify.ts';
import { toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import {
  useAddDiagnosis,
  useDeleteDiagnosis,
  useDiagnoses,
  useHealthScore,
  useMarkRecommendation,
  useRecommendations,
} from '../../shared/advice/api.ts';
import { overviewHref, reportPages } from '../../shared/reports/reportPages.ts';

/** Number of recommendations on Home; the reports contain all. */
const maxRecommendations = 4;

/** Returns the score, recommendations and diagnoses for a patient's Home. */
export function useHomeOverview(): HomeOverviewProps {
  const score = useHealthScore();
  const recommendations = useRecommendations();
  const marking = useMarkRecommendation();
  const diagnoses = useDiagnoses();
  const addition = useAddDiagnosis();
  const removal = useDeleteDiagnosis();
  return {
    score: mapRemote(toRemote(score), ({ score: points, withheld, band, components, missing }) => ({
      score: points,
      withheld,
      band,
      parts: components,
      missing,
    })),
    recommendations: mapRemote(toRemote(recommendations), ({ items }) =>
      items
        .filter(({ status }) => status === 'open')
        .slice(0, maxRecommendations)
        .map(({ uuid, title, text, report, leadsTo }) => ({
          uuid,
          title,
          text,
          href:
            leadsTo === 'health_record'
              ? hrefTo('healthRecord')
              : (reportPages.find(({ reports }) => reports.includes(report))?.href ?? overviewHref),
          isQuestion: leadsTo === 'health_record',
        })),
    ),
    markingUuid: marking.isPending ? marking.variables.params.path.id : null,
    diagnoses: mapRemote(toRemote(diagnoses), ({ items }) => items.map(({ uuid, name }) => ({ uuid, name }))),
    isAddingDiagnosis: addition.isPending,
    diagnosisMessage: addition.error
      ? messageOf(addition.error, failureMessages['diagnosis-not-added'])
      : undefined,
    deletingUuid: removal.isPending ? removal.variables.params.path.id : null,
    onRetryScore: () => void score.refetch(),
    onRetryRecommendations: () => void recommendations.refetch(),
    onRetryDiagnoses: () => void diagnoses.refetch(),
    onMark: (uuid, status) => marking.mutate({ params: { path: { id: uuid } }, body: { status } }),
    onAddDiagnosis: addition.add,
    onDeleteDiagnosis: (uuid) =>
      removal.mutate(
        { params: { path: { id: uuid } } },
        { onError: (error) => showFailure(messageOf(error, failureMessages['diagnosis-not-deleted'])) },
      ),
  };
}
