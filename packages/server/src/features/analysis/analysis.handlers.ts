import { countsAs, withheldFor } from '@vitalane/clinical';
import { completedYears, toCivil } from '@vitalane/time';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { invalidField } from '../../errors/apiError.ts';
import { readFacts } from '../health-facts/facts.queries.ts';
import { readPerson } from '../medications/person.queries.ts';
import { calculateReport, toWords } from '../reports/report.ts';
import { reports } from '../reports/reports.ts';
import { imageServiceConsent } from './consent.ts';
import type { DocumentReader } from './documentReader.ts';
import { readEarlier } from './earlier.queries.ts';
import { answerEmergency, explainReport, explainWithMedicines, type TextModel } from './explanation.ts';
import type { ImageService } from './imageService.ts';
import { answerAboutMedicines } from './medicineAnswer.ts';

interface Readers {
  /** Reads pictures of laboratory reports. */
  documentReader: DocumentReader;
  /** Service that may read pictures with consent; without one, no picture is sent. */
  imageService: ImageService | undefined;
  /** Language model that explains reports. Defaults to rules. */
  textModel: TextModel | undefined;
}

/** Creates the handlers that read laboratory reports and explain the patient's reports. */
export function analysisHandlers({
  documentReader,
  imageService,
  textModel,
}: Readers): Pick<Handlers, 'analyseImages' | 'generateText'> {
  return {
    async analyseImages(call) {
      const { body, caller, db, now, audit } = call;
      const service = body.consentVersion === undefined ? undefined : requireConsent(call, imageService);
      // Recorded before anything is sent.
      if (service) await audit('analysis.consent', 'done', { objectId: body.consentVersion ?? '' });
      const today = toCivil(now, caller.timeZone).date;
      const earlier = await readEarlier(db, caller, today);
      return { status: 200, body: await documentReader.analyse(body.images, today, { service, earlier }) };
    },

    async generateText({ body, db, caller, now }) {
      const facts = await readFacts(db, caller, { now });
      const isPregnant = countsAs(facts.record.items.pregnancy) === true;
      const ageYears = facts.dateOfBirth === null ? null : completedYears(facts.dateOfBirth, facts.asOf);
      const isWithheld = withheldFor('targets', { ageYears, isPregnant }) !== null;
      const reader = { isPregnant, isWithheld };
      const emergency = answerEmergency(body.question, { reader, asOf: facts.asOf });
      if (emergency) return { status: 200, body: emergency };
      if (body.report === undefined) throw invalidField('report', 'This is needed.');
      const words = toWords(calculateReport(reports[body.report], facts));
      const question = body.question ?? '';
      const person = await readPerson(db, caller, now);
      const about = answerAboutMedicines(question, { person, record: facts.record });
      if (about) return { status: 200, body: explainWithMedicines(words, question, about) };
      return { status: 200, body: await explainReport(words, body.question, textModel, reader) };
    },
  };
}

/** Returns the service that the patient consented to. Throws when the consent is to another version of the text. */
function requireConsent({ body }: Call<'analyseImages'>, service: ImageService | undefined): ImageService {
  if (service && body.consentVersion === imageServiceConsent(service.name).version) return service;
  throw invalidField('consentVersion', 'What you agreed to has changed. Reload the page and choose again.');
}
