import type { Call, Handlers } from '../../contract/handlers.ts';
import { readFacts } from '../health-facts/facts.queries.ts';
import { byUrgency } from '../health-facts/parts.ts';
import { listShownAdvice, storeShownAdvice } from './advice.queries.ts';
import { contentOf } from './pdf/content.ts';
import { makePdf } from './pdf/makePdf.ts';
import { calculateReport, type Report, toData, toLastReport, toWords, toWordsWithValues } from './report.ts';
import { reports } from './reports.ts';

type WordCalls =
  | 'getLipidAnalysis'
  | 'getBiometricAnalysis'
  | 'getDiabetesAnalysis'
  | 'getKidneyHealthAnalysis'
  | 'getCardiovascularRiskAnalysis'
  | 'getCancerScreeningRecommendations'
  | 'getPersonalProfileReport'
  | 'getVaccinationRecommendations'
  | 'getBloodPressureAnalysis'
  | 'getPersonalHealthTargetsReport';

type DataCalls = `${WordCalls}Data`;
type ReportCalls =
  | WordCalls
  | DataCalls
  | 'getLiverHealthAnalysis'
  | 'exportHealthReport'
  | 'getLastReport'
  | 'listShownAdvice';

type OwnCall = Pick<Call<WordCalls>, 'caller' | 'db' | 'now'>;

async function calculateFor(report: Report, { db, caller, now }: OwnCall) {
  return calculateReport(report, await readFacts(db, caller, { now }));
}

/** Returns a report that its owner opens, and stores its advice. */
async function openReport(report: Report, call: OwnCall) {
  const found = await calculateFor(report, call);
  await storeShownAdvice(call.db, call.caller, { calculated: found, now: call.now });
  return found;
}

/** Returns the handler of a report as text. */
const textHandler = (report: Report) => async (call: OwnCall) =>
  ({ status: 200, body: toWords(await openReport(report, call)) }) as const;

/** Returns the handler of a report as data. */
const dataHandler = (report: Report) => async (call: OwnCall) =>
  ({ status: 200, body: toData(await calculateFor(report, call)) }) as const;

/** Creates the handlers of reports as text and data, their last status, and the summary for the doctor. */
export function reportHandlers(): Pick<Handlers, ReportCalls> {
  return {
    getLipidAnalysis: textHandler(reports['lipid-analysis']),
    getLipidAnalysisData: dataHandler(reports['lipid-analysis']),
    getBiometricAnalysis: textHandler(reports['biometric-analysis']),
    getBiometricAnalysisData: dataHandler(reports['biometric-analysis']),
    getDiabetesAnalysis: textHandler(reports['diabetes-analysis']),
    getDiabetesAnalysisData: dataHandler(reports['diabetes-analysis']),
    getKidneyHealthAnalysis: textHandler(reports['kidney-health-analysis']),
    getKidneyHealthAnalysisData: dataHandler(reports['kidney-health-analysis']),
    getCardiovascularRiskAnalysis: textHandler(reports['cardiovascular-risk-analysis']),
    getCardiovascularRiskAnalysisData: dataHandler(reports['cardiovascular-risk-analysis']),
    getCancerScreeningRecommendations: textHandler(reports['cancer-screening-recommendations']),
    getCancerScreeningRecommendationsData: dataHandler(reports['cancer-screening-recommendations']),
    getPersonalProfileReport: textHandler(reports['personal-profile']),
    getPersonalProfileReportData: dataHandler(reports['personal-profile']),
    getVaccinationRecommendations: textHandler(reports['vaccination-recommendations']),
    getVaccinationRecommendationsData: dataHandler(reports['vaccination-recommendations']),
    getBloodPressureAnalysis: textHandler(reports['blood-pressure-analysis']),
    getBloodPressureAnalysisData: dataHandler(reports['blood-pressure-analysis']),
    getPersonalHealthTargetsReport: textHandler(reports['personal-health-targets']),
    getPersonalHealthTargetsReportData: dataHandler(reports['personal-health-targets']),

    async getLiverHealthAnalysis(call) {
      return {
        status: 200,
        body: toWordsWithValues(await openReport(reports['liver-health-analysis'], call)),
      };
    },

    async getLastReport({ db, caller, now }) {
      const facts = await readFacts(db, caller, { now });
      const items = Object.values(reports)
        .map((report) => toLastReport(calculateReport(report, facts)))
        .toSorted((a, b) => byUrgency(a.level, b.level));
      return { status: 200, body: { items, asOf: facts.asOf, nextCursor: null } };
    },

    async listShownAdvice({ db, caller, query }) {
      return { status: 200, body: await listShownAdvice(db, caller, query) };
    },

    async exportHealthReport({ db, caller, now, audit }) {
      const facts = await readFacts(db, caller, { now });
      const content = await makePdf(contentOf(facts), now);
      for (const report of Object.values(reports)) {
        await storeShownAdvice(db, caller, { calculated: calculateReport(report, facts), now });
      }
      await audit('report.export', 'done', { subjectId: caller.accountId });
      const fileName = `health-report-${facts.asOf}.pdf`;
      return { status: 200, file: { contentType: 'application/pdf', content, fileName } };
    },
  };
}
