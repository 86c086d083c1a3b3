import * as z from 'zod/mini';
import { analysisCopy } from './ReportAnalysisScreen.copy.ts';

const { noReport, tooLong } = analysisCopy.ask;

/** Maximum number of characters of a question. */
const longestQuestion = 1000;

/** Schema of a question. The report is optional, because the question may name an emergency. */
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
