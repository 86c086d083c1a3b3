import type { RecordItem } from './items.ts';
import type { Says, Statement } from './statement.ts';

/** Kind of question to the patient or the doctor about an item. */
export type QuestionKind =
  | 'ask'
  | 'confirm'
  | 'confirm_no'
  | 'doctor_to_confirm'
  | 'medicine_implies'
  | 'still_pregnant'
  | 'which_type'
  | 'which_meaning';

/** Decision from the statements of an item. */
export interface Decision {
  readonly value: 'yes' | 'no' | 'unknown';
  /** Value that rules use until the question is answered; `both` when each answer must be considered. */
  readonly branch: 'yes' | 'no' | 'both';
  readonly question: QuestionKind | null;
  /** Statement that decided; `null` without one. */
  readonly decidedBy: Statement | null;
  /** Whether the person had it once and no longer does. */
  readonly isInThePast: boolean;
}

/** Decision without any statement: neither yes nor no. */
const UNKNOWN: Decision = {
  value: 'unknown',
  branch: 'both',
  question: 'ask',
  decidedBy: null,
  isInThePast: false,
};

const RANK: readonly Says[] = ['present', 'uncertain', 'resolved', 'absent', 'mistake'];

/** Compares days, instants and codes in descending order; plain comparison is far faster than a locale's. */
const greaterFirst = (a: string, b: string) => Number(a < b) - Number(a > b);

/** Compares statements, newest first; on the same day a confirmed one comes first, then the one that raises risk. */
export function newestFirst(a: Statement, b: Statement): number {
  return (
    greaterFirst(a.on, b.on) ||
    Number(b.confirmed ?? false) - Number(a.confirmed ?? false) ||
    (a.confirmed ? greaterFirst(a.recordedAt, b.recordedAt) : 0) ||
    RANK.indexOf(a.says) - RANK.indexOf(b.says) ||
    greaterFirst(a.recordedAt, b.recordedAt) ||
    greaterFirst(b.source, a.source)
  );
}

function yes(decidedBy: Statement, question: QuestionKind | null = null): Decision {
  return { value: 'yes', branch: 'yes', question, decidedBy, isInThePast: false };
}

function no(decidedBy: Statement): Decision {
  const isInThePast = decidedBy.says === 'resolved';
  return { value: 'no', branch: 'no', question: null, decidedBy, isInThePast };
}

function byDoctor(doctor: Statement, patient: Statement | undefined, isLifelong: boolean): Decision {
  if (doctor.says === 'present') {
    const isDenied = patient !== undefined && patient.says !== 'present' && patient.on >= doctor.on;
    return yes(doctor, isDenied ? 'doctor_to_confirm' : null);
  }
  if (patient?.says === 'present' && patient.on > doctor.on) return yes(patient, 'doctor_to_confirm');
  return doctor.says === 'resolved' && isLifelong ? yes(doctor) : no(doctor);
}

/** Returns whether the patient stated "present" after everything that settled it: a confirmed "no", or a possible end. */
function statedPresent(byPatient: readonly Statement[], isLifelong: boolean): boolean {
  const settled = byPatient.findIndex(
    ({ says, confirmed }) => (says === 'resolved' && !isLifelong) || (confirmed && says !== 'present'),
  );
  const open = settled === -1 ? byPatient : byPatient.slice(0, settled);
  return open.some(({ says }) => says === 'present');
}

function byPatientAlone(byPatient: readonly Statement[], newest: Statement, isLifelong: boolean): Decision {
  if (newest.says === 'present') return yes(newest);
  if (newest.says === 'resolved') return isLifelong ? yes(newest, 'doctor_to_confirm') : no(newest);
  return statedPresent(byPatient, isLifelong) ? yes(newest, 'confirm_no') : no(newest);
}

/** Returns the decision with a doubt: one that is newer than a "no" reopens it, counted as yes until answered. */
function withDoubt(decision: Decision, doubt: Statement | undefined): Decision {
  if (!doubt || decision.value === 'yes') return decision;
  const { decidedBy } = decision;
  const isAnswered = decidedBy !== null && newestFirst(decidedBy, doubt) < 0;
  if (isAnswered) return decision;
  return { value: 'unknown', branch: 'yes', question: 'confirm', decidedBy: doubt, isInThePast: false };
}

/**
 * Decides between the statements of one item, which are newest first. The newest statement of each author counts; the
 * doctor's takes precedence over the patient's, and while the two disagree the item counts as yes.
 *
 * @signOff [D] Who wins when a patient and a doctor, or earlier and later statements, disagree.
 * @signOff [D] While a question about an item is open, the answer that raises risk is used.
 */
export function decide({ isLifelong }: RecordItem, statements: readonly Statement[]): Decision {
  const certain = statements.filter(({ says }) => says !== 'uncertain');
  const byPatient = certain.filter(({ by }) => by === 'patient');
  const doctor = certain.find(({ by }) => by === 'doctor');
  const [patient] = byPatient;
  const doubt = statements.find(({ says }) => says === 'uncertain');
  if (doctor) return withDoubt(byDoctor(doctor, patient, isLifelong), doubt);
  const decision = patient ? byPatientAlone(byPatient, patient, isLifelong) : UNKNOWN;
  return withDoubt(decision, doubt);
}
