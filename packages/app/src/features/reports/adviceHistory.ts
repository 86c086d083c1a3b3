import type { AdviceContent, ShownAdvice } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import type { ShownReport } from '@vitalane/ui/screens/AdviceHistory';

/** Returns a report in the format of the screens, with days in a time zone. */
export function toShownReport(
  { uuid, content, shownOn, lastShownAt }: ShownAdvice,
  timeZone: string,
): ShownReport {
  const { title, findings, advice, seekCare, sources, model, version, inputs } = content;
  const [first] = findings;
  return {
    uuid,
    firstOn: shownOn,
    lastOn: toDate(lastShownAt, timeZone),
    text: {
      title,
      summary: first ? `${first.label}: ${first.text}` : '',
      findings: findings.map(({ label, text, status = 'info' }) => ({ label, text, level: status })),
      advice,
      seekCare,
      sources: sources.map((source) => source.title),
      model,
      version,
      asOf: shownOn,
    },
    inputs: inputs.map(toInputRow),
  };
}

function toInputRow({
  code,
  label,
  value,
  text,
  unit,
  date,
  origin,
  isOld,
}: AdviceContent['inputs'][number]) {
  const figure = value === null ? '' : `${value} ${unit ?? ''}`.trim();
  return { code, label, text: text ?? figure, date: date ?? undefined, origin, isOld };
}
