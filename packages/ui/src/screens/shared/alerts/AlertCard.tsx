import { lazy, Suspense, useState } from 'react';
import { Banner } from '../../../patterns/Banner/index.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { AdviceAction } from '../UrgentAdvice.tsx';
import type { AlertEntry, AlertIntents, AlertNoteEntry } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

/** Loaded lazily: check boxes are a tenth of the code of Home. */
const SymptomChoice = lazy(async () => ({
  default: (await import('./SymptomChoice.tsx')).SymptomChoice,
}));

/** Renders an alert: reason, advice, the reading behind it, and actions. */
export function AlertCard({ alert, ...intents }: { alert: AlertEntry } & AlertIntents) {
  const { uuid, level, reason, action, call, worst, newest, note } = alert;
  const isEmergency = level === 'emergency';
  return (
    <Banner
      tone={isEmergency ? 'error' : 'warning'}
      title={reason}
      actions={<AlertActions alert={alert} {...intents} />}
    >
      <Stack gap="sm">
        <AdviceAction action={action} call={call} />
        <Text size="small">{copy.reading(alert)}</Text>
        {newest ? <Text size="small">{copy.newest(newest.figure, newest.when)}</Text> : null}
        {worst ? (
          <Text tone="muted" size="small">
            {copy.worst(worst.value, worst.when)}
          </Text>
        ) : null}
        <Text size="small" weight="medium">
          {alert.closes}
        </Text>
        {note ? <AlertNote {...note} /> : null}
        <Symptoms key={uuid} alert={alert} {...intents} />
      </Stack>
    </Banner>
  );
}

/** Renders a doctor's note on an alert. */
export function AlertNote({ doctorName, when, text }: AlertNoteEntry) {
  return (
    <div>
      <Text weight="medium">{copy.note(doctorName, when)}</Text>
      <Text>{text}</Text>
    </div>
  );
}

function AlertActions({ alert, busyUuid, onSeen }: { alert: AlertEntry } & AlertIntents) {
  const { uuid, seenBy, measureHref } = alert;
  return (
    <Inline gap="sm">
      {measureHref ? (
        <ButtonLink href={measureHref} variant="soft">
          {copy.measure}
        </ButtonLink>
      ) : null}
      {seenBy ? (
        <Text tone="muted" size="small">
          {copy.seenBy[seenBy]}
        </Text>
      ) : (
        <Button variant="quiet" isPending={busyUuid === uuid} onPress={() => onSeen(uuid)}>
          {copy.seen}
        </Button>
      )}
    </Inline>
  );
}

function Symptoms({ alert, ...intents }: { alert: AlertEntry } & AlertIntents) {
  const isEmergency = alert.level === 'emergency';
  const hasTicked = alert.symptoms.some(({ isTicked }) => isTicked);
  const [isOpen, setIsOpen] = useState(hasTicked && !isEmergency);
  // An emergency asks for no further symptoms, but reported ones can be corrected.
  if (alert.symptoms.length === 0 || (isEmergency && !hasTicked)) return null;
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton />}>
        <SymptomChoice alert={alert} {...intents} />
      </Suspense>
    );
  return (
    <Inline>
      <Button variant="soft" onPress={() => setIsOpen(true)}>
        {hasTicked ? copy.correctSymptoms : copy.haveSymptoms}
      </Button>
    </Inline>
  );
}
