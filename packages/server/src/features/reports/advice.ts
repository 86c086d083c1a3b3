import type { AdviceContent } from '@vitalane/contract';
import { type CalculatedReport, toWords } from './report.ts';

/** Advice of a report, as stored. */
export type StoredContent = Omit<AdviceContent, 'inputs'> & {
  inputs: Omit<AdviceContent['inputs'][number], 'label'>[];
};

/**
 * Returns the advice of a report without its calculation date, so that equal advice is equal content. It also
 * omits dates that only mean "today", such as that of an age.
 */
export function toAdviceContent(calculated: CalculatedReport): StoredContent {
  const { title, findings, advice, seekCare, sources, model, version } = toWords(calculated);
  const { category, target, inputs, sourceIds, asOf } = calculated;
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
