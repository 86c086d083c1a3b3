import { countsAs, withheldFor } from '@vitalane/clinical';
import { completedYears, toCivil } from '@vitalane/time';
import { record } from '../../audit/audit.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { readFacts } from '../reports/facts.queries.ts';
import { toWords, workOut } from '../reports/report.ts';
import { reports } from '../reports/reports.ts';
import { imageServiceConsent } from './consent.ts';
import { readEarlier } from './earlier.queries.ts';
import { answerEmergency, explainReport } from './explanation.ts';
import type { ImageService } from './imageService.ts';

/** Reading laboratory reports, and explaining the person's own reports. */
export function analysisHandlers({
  documentReader,
  imageService,
  textModel,
}: Pick<Services, 'documentReader' | 'imageService' | 'textModel'>): Pick<
  Handlers,
  'analyseImages' | 'generateText'
> {
  return {
    async analyseImages(call) {
      const { body, caller, db, now } = call;
      const service = body.consentVersion === undefined ? undefined : requireConsent(call, imageService);
      // On record before anything leaves.
      if (service) await recordConsent(call);
      const today = toCivil(now, caller.timeZone).date;
      const earlier = await readEarlier(db, caller, today);
      return { status: 200, body: await documentReader.analyse(body.images, today, { service, earlier }) };
    },

    async generateText({ body, db, caller, now }) {
      const facts = await readFacts(db, caller, now);
      const isPregnant = countsAs(facts.record.items.pregnancy) === true;
      const ageYears = facts.dateOfBirth === null ? null : completedYears(facts.dateOfBirth, facts.asOf);
      const isWithheld = withheldFor('targets', { ageYears, isPregnant }) !== null;
      const reader = { isPregnant, isWithheld };
      const emergency = answerEmergency(body.question, { reader, asOf: facts.asOf });
      if (emergency) return { status: 200, body: emergency };
      if (body.report === undefined) throw invalidField('report', 'This is needed.');
      const words = toWords(workOut(reports[body.report], facts));
      return { status: 200, body: await explainReport(words, body.question, textModel, reader) };
    },
  };
}

/** The service that the person has agreed to. Refuses a consent to a text that is not the one of today. */
function requireConsent({ body }: Call<'analyseImages'>, service: ImageService | undefined): ImageService {
  if (service && body.consentVersion === imageServiceConsent(service.name).version) return service;
  throw invalidField('consentVersion', 'What you agreed to has changed. Reload the page and choose again.');
}

async function recordConsent({ body, caller, db, now, requestId }: Call<'analyseImages'>): Promise<void> {
  await record(db, {
    at: now,
    actorId: caller.accountId,
    action: 'analysis.consent',
    outcome: 'done',
    objectId: body.consentVersion ?? '',
    requestId,
  });
}
