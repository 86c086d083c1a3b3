import type { AdviceContent } from '@vitalane/contract';
import { toWords, type WorkedOut } from './report.ts';

/** What a report said, as it is stored. */
export type StoredContent = Omit<AdviceContent, 'inputs'> & {
  inputs: Omit<AdviceContent['inputs'][number], 'label'>[];
};

/**
 * Returns what a report says, without the day on which it is calculated: equal advice is equal content. A date that only says
 * "today", as that of an age does, is left out for the same reason.
 */
export function toAdviceContent(workedOut: WorkedOut): StoredContent {
  const { title, findings, advice, seekCare, sources, model, version } = toWords(workedOut);
  const { category, target, inputs, sourceIds, asOf } = workedOut;
  return {
    title,
    findings,
    advice,
    seekCare,
    sources,
    model,
    version,
    category,
    target,
    inputs: inputs.map(({ code, value, text, unit, date, origin, isOld, shown }) => ({
      code,
      value,
      text: shown?.text ?? text ?? null,
      unit,
      date: code === 'age' && date === asOf ? null : date,
      origin,
      isOld,
      sourceUuid: sourceIds[code] ?? null,
    })),
  };
}
