import type { ReactNode } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AddCondition } from './AddCondition.tsx';
import { healthRecordCopy as copy } from './HealthRecordScreen.copy.ts';
import * as styles from './HealthRecordScreen.css.ts';
import type { HealthRecordData, NewStatement, RecordChange } from './HealthRecordScreen.types.ts';
import { OpenQuestions } from './OpenQuestions.tsx';
import { RecordLines } from './RecordLines.tsx';
import { QuestionList, Unanswered } from './Unanswered.tsx';

/** Props of `HealthRecordScreen`. */
export interface HealthRecordScreenProps {
  /** The patient's health record. */
  record: Remote<HealthRecordData>;
  /** State of the last change. */
  change: RecordChange;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Code of the item whose question receives focus, for links to a question. */
  asked?: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with new statements. They do not overwrite earlier ones. */
  onState: (statements: NewStatement[]) => void;
}

/** Renders route `/HealthRecord`: the patient's record with its sources, and open questions. */
export function HealthRecordScreen({ record, change, onRetry, ...rest }: HealthRecordScreenProps) {
  const hrefTo = useHrefTo();
  const isSaving = change.status === 'saving';
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      back={{ href: hrefTo('profile'), label: copy.back }}
      width="reading"
    >
      {change.status === 'failed' ? <Banner tone="error">{copy.failed(change.message)}</Banner> : null}
      <RemoteView value={record} skeleton={<Skeleton shape="chart" />} onRetry={onRetry}>
        {(data) => <RecordParts data={data} isSaving={isSaving} {...rest} />}
      </RemoteView>
    </Page>
  );
}

interface RecordPartsProps extends Pick<HealthRecordScreenProps, 'today' | 'asked' | 'onState'> {
  data: HealthRecordData;
  isSaving: boolean;
}

function RecordParts({ data, isSaving, today, asked, onState }: RecordPartsProps) {
  const hrefTo = useHrefTo();
  const { questions, unanswered, unansweredTests, pregnancy } = data;
  const { conditions, tests, allergies, medicines, others, denied } = data;
  return (
    <Stack gap="xl">
      <OpenQuestions
        questions={questions}
        today={today}
        pregnancy={pregnancy}
        isSaving={isSaving}
        onState={onState}
      />
      <Part id="conditions" title={copy.conditions.title}>
        <RecordLines lines={conditions} empty={copy.conditions.empty} today={today} onState={onState} />
        <AddCondition
          options={data.conditionOptions}
          known={conditions}
          isSaving={isSaving}
          onState={onState}
        />
      </Part>
      <Unanswered unanswered={unanswered} today={today} asked={asked} isSaving={isSaving} onState={onState} />
      <Part id="tests" title={copy.tests.title}>
        <Text tone="muted">{copy.tests.help}</Text>
        {tests.length > 0 ? (
          <RecordLines lines={tests} empty={copy.tests.empty} today={today} onState={onState} />
        ) : null}
        <QuestionList
          unanswered={unansweredTests}
          today={today}
          asked={asked}
          isSaving={isSaving}
          onState={onState}
        />
      </Part>
      <Part id="allergies" title={copy.allergies.title}>
        <RecordLines lines={allergies} empty={copy.allergies.empty} today={today} onState={onState} />
        <Link href={hrefTo('drugAllergies')}>{copy.allergies.change}</Link>
      </Part>
      <Part id="medicines" title={copy.medicines.title}>
        <RecordLines lines={medicines} empty={copy.medicines.empty} today={today} onState={onState} />
        <Link href={hrefTo('medication')}>{copy.medicines.change}</Link>
      </Part>
      <Part id="others" title={copy.others.title}>
        <RecordLines
          lines={others}
          empty={copy.others.empty}
          today={today}
          pregnancy={pregnancy}
          onState={onState}
        />
        <Link href={hrefTo('newForm')}>{copy.others.waist}</Link>
      </Part>
      {denied.length > 0 ? (
        <details>
          <summary className={styles.summary}>{copy.denied.title(denied.length)}</summary>
          <RecordLines lines={denied} empty="" today={today} pregnancy={pregnancy} onState={onState} />
        </details>
      ) : null}
    </Stack>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
