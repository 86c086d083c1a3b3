import { dayInWords } from '@vitalane/time';
import { type ReactNode, useId } from 'react';
import { SuccessIcon, WarningIcon } from '../../../icons/index.ts';
import { Banner } from '../../../patterns/Banner/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { adherenceCopy } from '../adherence/Adherence.copy.ts';
import { AdherenceView } from '../adherence/AdherenceView.tsx';
import type { AdherenceData } from '../adherence/adherence.types.ts';
import { amountText } from '../amountText.ts';
import { MedicineWarnings } from '../MedicineWarnings.tsx';
import { courseText, frequencyText } from '../medicinePlan.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { patientReads } from '../patientReads.ts';
import { AlertsPart } from './AlertsPart.tsx';
import { ConditionsPart } from './ConditionsPart.tsx';
import { DiaryPart } from './DiaryPart.tsx';
import { fullYears } from './diarySummary.ts';
import { GoalsPart } from './GoalsPart.tsx';
import { patientRecordCopy as copy } from './PatientRecord.copy.ts';
import * as styles from './PatientRecord.css.ts';
import type {
  GoalStep,
  PatientRecordData,
  RecordCondition,
  RecordGoal,
  RecordMedicine,
  RecordPregnancy,
} from './PatientRecord.types.ts';
import { ResultsPart } from './ResultsPart.tsx';
import { VisitsPart } from './VisitsPart.tsx';

/** Props of `PatientRecordView`. */
export interface PatientRecordViewProps {
  /** Record of the patient, as visible to the doctor. */
  record: PatientRecordData;
  /** Date in the doctor's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Heading level of the parts. @default 3 */
  headingLevel?: 2 | 3;
  /** Called to set or withdraw a goal; absent if read-only. */
  onGoal?: (goal: RecordGoal, step: GoalStep) => void;
  /** Called to correct a condition, or with `null` to add one; absent if read-only. */
  onCondition?: (condition: RecordCondition | null) => void;
}

/** Renders a patient's record: open alerts and allergies first, then consultations, diagnoses, medicines, doses taken, goals, diary and results. */
export function PatientRecordView({
  record,
  today,
  headingLevel = 3,
  onGoal,
  onCondition,
}: PatientRecordViewProps) {
  const part = (heading: string, children: ReactNode) => (
    <Part heading={heading} level={headingLevel}>
      {children}
    </Part>
  );
  return (
    <div className={styles.record}>
      {record.isWithoutRelation ? <Banner tone="warning">{copy.withoutRelation}</Banner> : null}
      <Person record={record} today={today} />
      {record.alerts.length > 0 ? part(copy.alerts.heading, <AlertsPart alerts={record.alerts} />) : null}
      {part(copy.allergies.heading, <Allergies record={record} />)}
      {part(copy.visits.heading, <VisitsPart visits={record.visits} />)}
      {part(
        copy.conditions.heading,
        <ConditionsPart conditions={record.conditions} onCondition={onCondition} />,
      )}
      {part(
        copy.medicines.heading,
        <List items={record.medicines} keyOf={({ uuid }) => uuid} none={copy.medicines.none}>
          {(medicine) => <Medicine medicine={medicine} today={today} />}
        </List>,
      )}
      {part(adherenceCopy.heading, <DosesTaken adherence={record.adherence} />)}
      {record.goals.length > 0
        ? part(copy.goals.heading, <GoalsPart goals={record.goals} onGoal={onGoal} />)
        : null}
      {part(copy.diary.heading, <DiaryPart record={record} today={today} />)}
      {part(copy.results.heading, <ResultsPart results={record.results} />)}
    </div>
  );
}

function Part({ heading, level, children }: { heading: string; level: 2 | 3; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={level} size="h4" id={id}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

const yesNo = (answer: boolean | null) => (answer === null ? 'unknown' : answer ? 'yes' : 'no');

function Person({ record, today }: { record: PatientRecordData; today: string }) {
  const { dateOfBirth, gender, isSmoker, nricMasked, phone, pregnancy } = record;
  const born = dateOfBirth && copy.person.born(dayInWords(dateOfBirth), fullYears(dateOfBirth, today));
  const facts = [
    gender,
    born,
    nricMasked,
    copy.person.smoker[yesNo(isSmoker)],
    pregnancy && pregnancyText(pregnancy),
  ];
  return (
    <div>
      <Text as="div" size="lead" weight="bold">
        {record.fullName}
      </Text>
      <div className={styles.facts}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {phone ? <PhoneLink phone={phone} /> : null}
      </div>
    </div>
  );
}

function pregnancyText({ isPregnant, statedOn, dueOn, endedOn }: RecordPregnancy): string {
  if (endedOn !== null) return copy.pregnancy.ended(dayInWords(endedOn));
  if (isPregnant === null || statedOn === null) return copy.pregnancy.unknown;
  const day = dayInWords(statedOn);
  return isPregnant ? copy.pregnancy.yes(day, dueOn && dayInWords(dueOn)) : copy.pregnancy.no(day);
}

function Allergies({ record: { isDrugAllergies, drugAllergies } }: { record: PatientRecordData }) {
  if (isDrugAllergies === false) {
    return (
      <div className={styles.allergies}>
        <SuccessIcon size={20} />
        <Text as="div">{copy.allergies.none}</Text>
      </div>
    );
  }
  const words = isDrugAllergies ? (drugAllergies ?? copy.allergies.some) : copy.allergies.unknown;
  return (
    <div className={styles.allergies} data-tone={isDrugAllergies ? 'danger' : 'warning'}>
      <WarningIcon size={20} />
      <Text as="div" weight="medium">
        {words}
      </Text>
    </div>
  );
}

interface ListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  none: string;
  children: (item: Item) => ReactNode;
}

function List<Item>({ items, keyOf, none, children }: ListProps<Item>) {
  if (items.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}

function DosesTaken({ adherence }: { adherence: AdherenceData }) {
  return adherence.total.due === 0 ? (
    <Text tone="muted">{adherenceCopy.none}</Text>
  ) : (
    <AdherenceView adherence={adherence} />
  );
}

function Medicine({ medicine, today }: { medicine: RecordMedicine; today: string }) {
  const { name, dose, unit, indication, warnings, warningReason } = medicine;
  const course = courseText(medicine, today);
  return (
    <>
      <Text as="div" weight="medium">
        {name}
      </Text>
      <Text as="div" size="small" tone="muted">
        {copy.medicines.dose(amountText(dose, unit), frequencyText(medicine))}
        {course ? ` · ${course}` : null}
        {indication ? ` · ${copy.medicines.indication(indication)}` : null}
      </Text>
      <MedicineWarnings
        warnings={warnings.filter(({ code }) => code !== 'running_out')}
        seriousTitle={copy.medicines.serious}
        quote={patientReads}
      />
      {warningReason ? (
        <Text as="div" size="small">
          {copy.medicines.warningReason(warningReason)}
        </Text>
      ) : null}
    </>
  );
}
