import * as z from 'zod/mini';
import { analysisCopy } from './ReportAnalysisScreen.copy.ts';

const { noReport, tooLong } = analysisCopy.ask;

/** Longest question in characters. */
export const longestQuestion = 1000;

/** The report, and a question that may be left empty. */
export const questionSchema = z.object({
  report: z.string().check(z.minLength(1, noReport)),
  question: z.string().check(
    z.overwrite((text) => text.trim()),
    z.maxLength(longestQuestion, tooLong),
  ),
});
