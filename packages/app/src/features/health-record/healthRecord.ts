import {
  answersTo,
  askQuestion,
  CONDITIONS,
  isItemCode,
  itemPhrase,
  recordItem,
  removalQuestion,
} from '@vitalane/clinical';
import type { HealthRecord, HealthRecordEntry, HealthStatement } from '@vitalane/contract';
import { dayInWords } from '@vitalane/time';
import type { HealthRecordData, RecordLine } from '@vitalane/ui/screens/HealthRecord';

const sources: Readonly<Record<HealthStatement['source'], string>> = {
  profile: 'in your profile',
  health_form: 'with your lab results',
  diagnosis: 'in your diagnoses',
  health_answers: 'in the health questions',
  health_record: 'in your health record',
  medicine_list: 'in your medicines',
  doctor_note: 'in a note',
  import: 'in imported data',
};

const saidWords: Readonly<Record<HealthStatement['says'], string>> = {
  present: 'You said yes',
  absent: 'You said no',
  resolved: 'You said that this is over',
  mistake: 'You said that this was a mistake',
  uncertain: 'You were not sure',
};

/** Who said it, where and when. */
export function provenanceOf({
  decidedBy,
  medicine,
}: Pick<HealthRecordEntry, 'decidedBy' | 'medicine'>): string {
  if (decidedBy?.by === 'doctor')
    return `${decidedBy.doctorName ?? 'A doctor'} recorded it on ${dayInWords(decidedBy.on)}.`;
  if (decidedBy)
    return `${saidWords[decidedBy.says]} ${sources[decidedBy.source]} on ${dayInWords(decidedBy.on)}.`;
  return medicine ? `From your medicines: ${medicine.name}, since ${dayInWords(medicine.from)}.` : '';
}

function stateOf({ countsAs, hasQuestion, isInThePast }: HealthRecordEntry): RecordLine['state'] {
  if (hasQuestion) return 'asked';
  if (countsAs) return 'yes';
  return isInThePast ? 'past' : 'no';
}

function toLine(entry: HealthRecordEntry): RecordLine {
  const { item, text, name, decidedBy, doneOn } = entry;
  const isDated = isItemCode(item) && recordItem(item).isDated;
  const isOwnWord =
    decidedBy !== null && !entry.statements.some(({ by, says }) => by === 'doctor' && says === 'present');
  const phrase = isItemCode(item) ? itemPhrase({ item, text }) : name;
  return {
    item,
    text,
    name,
    state: stateOf(entry),
    provenance: `${doneOn ? `Last one on ${dayInWords(doneOn)}. ` : ''}${provenanceOf(entry)}`,
    // The day of a test is changed, not removed.
    removal: isOwnWord && !isDated ? removalQuestion(phrase) : null,
    ...(isDated && isOwnWord && { doneOn }),
  };
}

/** The record in the order of its page. */
export function toRecordData({ entries, questions, unanswered }: HealthRecord): HealthRecordData {
  const counted = entries.filter(({ countsAs }) => countsAs !== false);
  const linesOf = (kinds: readonly HealthRecordEntry['kind'][]) =>
    counted.filter(({ kind }) => kinds.includes(kind)).map(toLine);
  const asked = unanswered.flatMap(({ item, name }) =>
    isItemCode(item)
      ? [{ item, question: askQuestion(item), ...(recordItem(item).isDated && { dated: name }) }]
      : [],
  );
  return {
    questions: questions.map(({ item, text, reason, question, kind }) => ({
      item,
      text,
      reason,
      question,
      answers: isItemCode(item) ? answersTo({ item, text, kind }) : [],
    })),
    unanswered: asked.filter(({ dated }) => dated === undefined),
    unansweredTests: asked.filter(({ dated }) => dated !== undefined),
    conditions: linesOf(['condition']),
    allergies: linesOf(['allergy']),
    medicines: linesOf(['medicine_group']),
    tests: linesOf(['test', 'vaccine']),
    others: linesOf(['smoking', 'pregnancy', 'frailty', 'organ_damage', 'family_history', 'circumstance']),
    denied: entries.filter(({ countsAs }) => countsAs === false).map(toLine),
    conditionOptions: Object.entries(CONDITIONS).map(([value, { name }]) => ({ value, label: name })),
  };
}
