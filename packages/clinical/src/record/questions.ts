import { dayInWords } from '../dates.ts';
import { type ItemCode, recordItem } from './items.ts';
import type { OpenQuestion, RecordEntry } from './record.ts';

interface Wording {
  readonly reason: string;
  readonly question: string | null;
}

/** What a form asks when somebody takes away an item that the record holds. */
export function removalQuestion(item: string): string {
  return `You removed ${item}. Do you no longer have it, or was it added by mistake?`;
}

const ASKED: Partial<Readonly<Record<ItemCode, string>>> = {
  smoking: 'Do you smoke?',
  vaping: 'Do you vape?',
  pregnancy: 'Are you pregnant?',
  frailty: 'Has a doctor told you that you are frail?',
  drug_allergy: 'Are you allergic to any medicine?',
  organ_damage:
    'Has a doctor told you that high blood pressure has harmed your heart, kidneys, eyes or blood vessels?',
  early_family_heart_disease: 'Did a parent, brother or sister have heart disease at an early age?',
  family_breast_cancer: 'Has a parent, brother, sister or child had breast cancer?',
  family_cervical_cancer: 'Has your mother, a sister or a daughter had cervical cancer?',
  family_colorectal_cancer: 'Has a parent, brother, sister or child had bowel cancer?',
};

/** What is asked about an item of which nobody has said anything yet. */
export function askQuestion(item: ItemCode): string {
  const { kind, phrase } = recordItem(item);
  return ASKED[item] ?? (kind === 'medicine_group' ? `Do you take ${phrase}?` : `Do you have ${phrase}?`);
}

/** What a typed text that matches no condition is marked with. */
export const KEPT_AS_WRITTEN = 'Kept as written. Not used in calculations.';

const UNTIL_ANSWERED = 'Until you answer we count it as yes, to be safe.';

/** Names an entry inside a sentence: "type 2 diabetes", "an allergy to penicillin". */
export function itemPhrase({ item, text }: Pick<RecordEntry, 'item' | 'text'>): string {
  const { phrase, kind } = recordItem(item);
  if (text === null) return phrase;
  return kind === 'allergy' ? `an allergy to ${text}` : text;
}

function doctorToConfirm(entry: RecordEntry): Wording {
  const phrase = itemPhrase(entry);
  const doctor = entry.statements.find(({ by }) => by === 'doctor');
  if (!doctor) {
    const reason = `${recordItem(entry.item).name} usually stays for life, so we go on counting it. If this is wrong, tell the clinic.`;
    return { reason, question: null };
  }
  const on = dayInWords(doctor.on);
  const reason =
    doctor.says === 'present'
      ? `Your doctor recorded ${phrase} on ${on}. If this is wrong, tell the clinic.`
      : `You told us that you have ${phrase}. Your doctor recorded otherwise on ${on}. Until the clinic has checked it we count it as yes, to be safe.`;
  return { reason, question: null };
}

const WORDINGS: Readonly<Record<OpenQuestion['kind'], (entry: RecordEntry) => Wording>> = {
  confirm: (entry) => ({
    reason: `It is not certain whether you have ${itemPhrase(entry)}. ${UNTIL_ANSWERED}`,
    question: `Has a doctor told you that you have ${itemPhrase(entry)}?`,
  }),
  confirm_no: (entry) => ({
    reason: `You told us different things about ${itemPhrase(entry)}. ${UNTIL_ANSWERED}`,
    question: `Do you have ${itemPhrase(entry)}?`,
  }),
  doctor_to_confirm: doctorToConfirm,
  medicine_implies: (entry) => ({
    reason: `You take ${entry.medicine?.name ?? 'a medicine'}. It is often used for ${itemPhrase(entry)}, but not always.`,
    question: `Has a doctor told you that you have ${itemPhrase(entry)}?`,
  }),
  still_pregnant: ({ decidedBy }) => ({
    reason: `You told us on ${dayInWords(decidedBy?.on ?? '')} that you are pregnant. ${UNTIL_ANSWERED}`,
    question: 'Are you still pregnant?',
  }),
};

/** The question that an entry leaves open, in words; null when there is none or nothing was ever said. */
export function openQuestion(entry: RecordEntry): OpenQuestion | null {
  const { item, text, question: kind } = entry;
  if (kind === null || kind === 'ask') return null;
  return { item, text, kind, ...WORDINGS[kind](entry) };
}
