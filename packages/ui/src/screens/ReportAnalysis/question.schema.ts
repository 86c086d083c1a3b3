import * as z from 'zod/mini';
import { analysisCopy } from './ReportAnalysisScreen.copy.ts';

const { noReport, tooLong } = analysisCopy.ask;

/** Longest question in characters. */
export const longestQuestion = 1000;

/** The report, or a question without one: it may name an emergency, which does not wait for a choice. */
export const questionSchema = z
  .object({
    report: z.string(),
    question: z.string().check(
      z.overwrite((text) => text.trim()),
      z.maxLength(longestQuestion, tooLong),
    ),
  })
  .check(
    z.refine(({ report, question }) => report !== '' || question !== '', {
      path: ['report'],
      error: noReport,
    }),
  );
