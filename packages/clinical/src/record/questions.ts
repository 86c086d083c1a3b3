import { dayInWords } from '@vitalane/time';
import { capitalised } from '../capitals.ts';
import { itemClause, itemPhrase, itemQuestion } from './clauses.ts';
import type { QuestionKind } from './decide.ts';
import { type ItemCode, recordItem } from './items.ts';
import type { OpenQuestion, RecordEntry } from './record.ts';
import type { Says } from './statement.ts';

interface Wording {
  readonly reason: string;
  readonly question: string | null;
}

/** Returns the question of a form when an item of the record is removed. */
export function removalQuestion(item: string): string {
  return `You removed ${item}. Do you no longer have it, or was it added by mistake?`;
}

/** Returns the question about an item without any statement. */
export function askQuestion(item: ItemCode): string {
  return itemQuestion({ item, text: null });
}

/** Mark of a typed text that matches no condition. */
export const KEPT_AS_WRITTEN = 'Kept as written. Not used in calculations.';

const UNTIL_ANSWERED = 'Until you answer we count it as yes, to be safe.';

/** Returns the text for the doctor's statement: doctors name conditions; the person knows the rest. */
function doctorStatementText(entry: RecordEntry): string {
  const isCondition = recordItem(entry.item).kind === 'condition';
  return isCondition ? `Has a doctor told you that ${itemClause(entry)}?` : itemQuestion(entry);
}

function doctorToConfirm(entry: RecordEntry): Wording {
  const phrase = itemPhrase(entry);
  const doctor = entry.statements.find(({ by }) => by === 'doctor');
  if (!doctor) {
    const reason = `We go on counting ${phrase}: it usually stays for life. If this is wrong, tell the clinic.`;
    return { reason, question: null };
  }
  const on = dayInWords(doctor.on);
  const reason =
    doctor.says === 'present'
      ? `Your doctor recorded ${phrase} on ${on}. If this is wrong, tell the clinic.`
      : `You told us that ${itemClause(entry)}. Your doctor recorded otherwise on ${on}. Until the clinic has checked it we count it as yes, to be safe.`;
  return { reason, question: null };
}

const WORDINGS: Readonly<Record<OpenQuestion['kind'], (entry: RecordEntry) => Wording>> = {
  confirm: (entry) => ({
    reason: `It is not certain whether ${itemClause(entry)}. ${UNTIL_ANSWERED}`,
    question: doctorStatementText(entry),
  }),
  confirm_no: (entry) => ({
    reason: `You told us different things about ${itemPhrase(entry)}. ${UNTIL_ANSWERED}`,
    question: itemQuestion(entry),
  }),
  doctor_to_confirm: doctorToConfirm,
  medicine_implies: (entry) => ({
    reason: `You take ${entry.medicine?.name ?? 'a medicine'}. It is often used for ${itemPhrase(entry)}, but not always.`,
    question: doctorStatementText(entry),
  }),
  still_pregnant: ({ decidedBy }) => ({
    reason: `You told us on ${dayInWords(decidedBy?.on ?? '')} that you are pregnant. ${UNTIL_ANSWERED}`,
    question: 'Are you still pregnant?',
  }),
  which_type: () => ({
    reason: 'You told us that you have diabetes. Some advice depends on its type.',
    question: 'Which type of diabetes do you have?',
  }),
  which_meaning: ({ text }) => ({
    reason: `“${text}” can stand for two things. ${KEPT_AS_WRITTEN}`,
    question: `What does “${text}” stand for?`,
  }),
};

/** Returns the open question of an entry; `null` when there is none or nothing was ever stated. */
export function openQuestion(entry: RecordEntry): OpenQuestion | null {
  const { item, text, question: kind } = entry;
  if (kind === null || kind === 'ask') return null;
  return { item, text, kind, ...WORDINGS[kind](entry) };
}

/** Returns whether an entry counts only as a precaution; `false` when a question merely asks for details. */
export function isDisputed({ question }: Pick<RecordEntry, 'question'>): boolean {
  return question !== null && !['ask', 'which_type', 'which_meaning'].includes(question);
}

/** Answer to a question, and its statement. */
export interface QuestionAnswer {
  readonly label: string;
  readonly states: readonly {
    readonly item: ItemCode;
    readonly says: Says;
    readonly confirmed: true;
    readonly text?: string;
  }[];
}

type Asked = Pick<OpenQuestion, 'item' | 'text'> & { readonly kind: QuestionKind };

/** Returns the answers to an open question, besides "not sure"; empty when only the clinic can answer it. */
export function answersTo({ item, text, kind }: Asked): readonly QuestionAnswer[] {
  const own = (says: Says) => ({ item, says, confirmed: true as const, ...(text !== null && { text }) });
  const other = (code: ItemCode) => ({ item: code, says: 'present' as const, confirmed: true as const });
  if (kind === 'doctor_to_confirm') return [];
  if (kind === 'which_type') {
    const types = ['type_1_diabetes', 'type_2_diabetes'] as const;
    return types.map((code) => ({ label: capitalised(recordItem(code).phrase), states: [other(code)] }));
  }
  if (kind === 'which_meaning') {
    const inherited = other('familial_hypercholesterolaemia');
    return [
      { label: 'Inherited high cholesterol', states: [inherited, own('mistake')] },
      { label: 'Family history', states: [own('present')] },
    ];
  }
  // A pregnancy that is over did exist; any other denied item never did.
  const no = own(kind === 'still_pregnant' ? 'resolved' : 'absent');
  return [
    { label: 'Yes', states: [own('present')] },
    { label: 'No', states: [no] },
  ];
}
