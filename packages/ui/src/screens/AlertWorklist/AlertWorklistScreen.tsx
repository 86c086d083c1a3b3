import { SuccessIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { alertsCopy } from '../shared/alerts/alerts.copy.ts';
import { patientReads } from '../shared/patientReads.ts';
import { worklistCopy as copy } from './AlertWorklistScreen.copy.ts';
import type { AnswerState, AnswerStep, WorklistEntry } from './AlertWorklistScreen.types.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

/** Props of `AlertWorklistScreen`. */
export interface AlertWorklistScreenProps {
  /** Alerts of all patients who share them, most severe first. */
  alerts: Remote<readonly WorklistEntry[]>;
  /** State of the doctor's response. */
  answer: AnswerState;
  /** Called when the user retries loading the list. */
  onRetry: () => void;
  /** Called when the doctor starts a response to an alert. */
  onAnswer: (entry: WorklistEntry, step: AnswerStep) => void;
  /** Called when the doctor cancels the response. */
  onCancelAnswer: () => void;
  /** Called with the note to the patient. */
  onConfirmAnswer: (note: string) => void;
}

/** Renders route `/ClinicAlerts`, for doctors: shared alerts to acknowledge and close with a note. */
export function AlertWorklistScreen(props: AlertWorklistScreenProps) {
  const { alerts, answer, onRetry, onAnswer } = props;
  return (
    <Page title={copy.title} lead={copy.lead}>
      <RemoteView
        value={alerts}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon={<SuccessIcon size={28} />} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        }
        onRetry={onRetry}
      >
        {(all) => (
          <Stack gap="md">
            {all.map((entry) => (
              <WorklistCard key={entry.alert.uuid} entry={entry} onAnswer={onAnswer} />
            ))}
          </Stack>
        )}
      </RemoteView>
      {answer.status === 'closed' ? null : (
        <AnswerDialog state={answer} onCancel={props.onCancelAnswer} onConfirm={props.onConfirmAnswer} />
      )}
    </Page>
  );
}

function WorklistCard({
  entry,
  onAnswer,
}: { entry: WorklistEntry } & Pick<AlertWorklistScreenProps, 'onAnswer'>) {
  const { alert, fullName, bornOn, isFrequent, recordHref } = entry;
  const ticked = alert.symptoms.filter(({ isTicked }) => isTicked).map(({ label }) => label);
  return (
    <Card
      title={fullName}
      actions={
        <Inline gap="xs">
          <Badge tone={alert.level === 'emergency' ? 'danger' : 'warning'}>
            {alertsCopy.level(alert.level)}
          </Badge>
          {isFrequent ? <Badge tone="info">{copy.frequent}</Badge> : null}
          {alert.seenBy ? <Badge>{copy.seenBy[alert.seenBy]}</Badge> : null}
        </Inline>
      }
    >
      <Stack gap="sm">
        {bornOn ? (
          <Text tone="muted" size="small">
            {copy.born(bornOn)}
          </Text>
        ) : null}
        <Text weight="medium">{alertsCopy.reading(alert)}</Text>
        {alert.worst ? <Text>{alertsCopy.worst(alert.worst.value, alert.worst.when)}</Text> : null}
        {alert.newest ? <Text>{alertsCopy.newest(alert.newest.figure, alert.newest.when)}</Text> : null}
        <Text>{patientReads(`${alert.reason} ${alert.action}`)}</Text>
        {ticked.length > 0 ? <Text weight="medium">{ticked.join(', ')}</Text> : null}
        {alert.note ? (
          <Text tone="muted" size="small">
            {alertsCopy.note(alert.note.doctorName, alert.note.when)} {alert.note.text}
          </Text>
        ) : null}
        <Inline gap="sm">
          {(['acknowledge', 'close'] as const).map((step) => (
            <Button
              key={step}
              size="sm"
              variant={step === 'acknowledge' ? 'soft' : 'quiet'}
              aria-label={copy.of(copy.steps[step].action, fullName)}
              onPress={() => onAnswer(entry, step)}
            >
              {copy.steps[step].action}
            </Button>
          ))}
          <Link href={recordHref} aria-label={copy.recordOf(fullName)}>
            {copy.record}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
