import {
  answersTo,
  askQuestion,
  CONDITIONS,
  earliestEndOfPregnancy,
  isItemCode,
  itemPhrase,
  recordItem,
  removalQuestion,
} from '@vitalane/clinical';
import type { HealthRecord, HealthRecordEntry } from '@vitalane/contract';
import { dayInWords } from '@vitalane/time';
import { provenanceText, type Voice } from '@vitalane/ui/messages';
import type { HealthRecordData, PregnancyDays, RecordLine } from '@vitalane/ui/screens/HealthRecord';

/** Returns the source, place and time of a statement, worded for the patient or a doctor. */
export function provenanceOf(
  { decidedBy, medicine }: Pick<HealthRecordEntry, 'decidedBy' | 'medicine'>,
  voice?: Voice,
): string {
  if (decidedBy?.by === 'doctor')
    return provenanceText.doctor(decidedBy.doctorName, dayInWords(decidedBy.on));
  if (decidedBy) return provenanceText.patient({ ...decidedBy, day: dayInWords(decidedBy.on) }, voice);
  return medicine ? provenanceText.medicine(medicine.name, dayInWords(medicine.from), voice) : '';
}

/** Returns the status of an entry. */
export function stateOf({ countsAs, hasQuestion, isInThePast }: HealthRecordEntry): RecordLine['state'] {
  if (hasQuestion) return 'asked';
  if (countsAs) return 'yes';
  return isInThePast ? 'past' : 'no';
}

/** Returns an entry as a line of the record. */
export function toLine(entry: HealthRecordEntry): RecordLine {
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
    provenance: [...(doneOn ? [provenanceText.lastOne(dayInWords(doneOn))] : []), provenanceOf(entry)].join(
      ' ',
    ),
    // The day of a test is edited, never removed.
    removal: isOwnWord && !isDated ? removalQuestion(phrase) : null,
    ...(isDated && isOwnWord && { doneOn }),
  };
}

function pregnancyDays(entries: readonly HealthRecordEntry[]): PregnancyDays | null {
  const statedOn = entries.find(({ item }) => item === 'pregnancy')?.decidedBy?.on;
  return statedOn ? { statedOn, endsFrom: earliestEndOfPregnancy(statedOn) } : null;
}

/** Returns the record in the order of its page. */
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
    pregnancy: pregnancyDays(entries),
    conditionOptions: Object.entries(CONDITIONS).map(([value, { name }]) => ({ value, label: name })),
  };
}
