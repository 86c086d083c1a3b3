import type { Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../services.ts';
import { toCivil } from '../../time/civilTime.ts';
import { readFacts } from '../reports/facts.queries.ts';
import { toWords, workOut } from '../reports/report.ts';
import { reports } from '../reports/reports.ts';
import { explainReport } from './explanation.ts';

/** Reading laboratory reports, and explaining the person's own reports. */
export function analysisHandlers({
  documentReader,
  textModel,
}: Pick<Services, 'documentReader' | 'textModel'>): Pick<Handlers, 'analyseImages' | 'generateText'> {
  return {
    async analyseImages({ body, caller, now }) {
      const today = toCivil(now, caller.timeZone).date;
      return { status: 200, body: await documentReader.analyse(body.images, today) };
    },

    async generateText({ body, db, caller, now }) {
      const facts = await readFacts(db, caller, now);
      const words = toWords(workOut(reports[body.report], facts));
      return { status: 200, body: await explainReport(words, body.question, textModel) };
    },
  };
}
