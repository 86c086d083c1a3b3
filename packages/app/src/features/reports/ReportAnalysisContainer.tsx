import { EMERGENCY_CALL } from '@vitalane/clinical';
import type { GeneratedText } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import {
  type Explanation,
  type Question,
  type QuestionState,
  ReportAnalysisScreen,
} from '@vitalane/ui/screens/ReportAnalysis';
import { useTimeZone } from '../../api/account.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { useSession } from '../../session/useSession.ts';
import { overviewHref, reportPages } from '../../shared/reports/reportPages.ts';
import { useExplainReport, useReportWords } from './api.ts';
import { toText } from './reportView.ts';
import { useExport } from './useExport.ts';

const names = reportPages.flatMap(({ reports }) => reports);
const rulesModel = 'vitalane-rules';

/** Route `/ReportAnalysis`. */
export function ReportAnalysisContainer() {
  const { profile } = useSession();
  const words = useReportWords(names);
  return (
    <ReportAnalysisScreen
      {...useExport()}
      {...useQuestion()}
      reports={words.map((query, index) => ({
        id: names[index] ?? '',
        text: mapRemote(toRemote(query), toText),
        onRetry: () => void query.refetch(),
      }))}
      overviewHref={overviewHref}
      fullName={profile?.fullName ?? ''}
      now={useNow()}
      timeZone={useTimeZone()}
      onPrint={() => window.print()}
    />
  );
}

function useQuestion() {
  const { mutate, data, error, isPending } = useExplainReport();
  return {
    question: questionState({ data, error, isPending }),
    onAsk: ({ report, ...body }: Question) => {
      const name = names.find((known) => known === report);
      mutate({ body: { ...(name && { report: name }), ...body } });
    },
  };
}

interface Pending {
  data: GeneratedText | undefined;
  error: unknown;
  isPending: boolean;
}

function questionState({ data, error, isPending }: Pending): QuestionState {
  if (isPending) return { status: 'asking' };
  if (error) return { status: 'failed', message: messageOf(error), errors: fieldsOf(error) };
  return data ? { status: 'answered', explanation: toExplanation(data) } : { status: 'open' };
}

function toExplanation({ emergency, paragraphs, seekCare, sources, model }: GeneratedText): Explanation {
  const isByModel = model !== rulesModel;
  return {
    emergency: emergency === null ? null : { text: emergency, call: EMERGENCY_CALL },
    paragraphs,
    seekCare,
    sources: sources.map(({ title }) => title),
    isByModel,
  };
}
