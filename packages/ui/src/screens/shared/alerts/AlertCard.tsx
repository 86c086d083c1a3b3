import { useState } from 'react';
import { Banner } from '../../../patterns/Banner/index.ts';
import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { EmergencyCall } from '../EmergencyCall.tsx';
import type { AlertEntry } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

/** What a person can do about an alert. */
export interface AlertIntents {
  /** Which alert is being changed; null for none. */
  busyUuid: string | null;
  /** Called when the person has seen an alert. */
  onSeen: (uuid: string) => void;
  /** Called with the codes of the symptoms that the person has now. */
  onReportSymptoms: (uuid: string, symptoms: readonly string[]) => void;
}

/** One alert in full: why, what to do, the reading behind it, and what the person can do about it. */
export function AlertCard({ alert, ...intents }: { alert: AlertEntry } & AlertIntents) {
  const { uuid, level, reason, action, note } = alert;
  const isEmergency = level === 'emergency';
  return (
    <Banner
      tone={isEmergency ? 'error' : 'warning'}
      title={reason}
      actions={<AlertActions alert={alert} {...intents} />}
    >
      <Stack gap="sm">
        <Text weight="medium">{action}</Text>
        <Text tone="muted" size="small">
          {copy.reading(alert.value, alert.when)}
        </Text>
        {note ? (
          <div>
            <Text weight="medium">{copy.note(note.doctorName, note.when)}</Text>
            <Text>{note.text}</Text>
          </div>
        ) : null}
        {isEmergency ? null : <Symptoms key={uuid} alert={alert} {...intents} />}
      </Stack>
    </Banner>
  );
}

function AlertActions({ alert, busyUuid, onSeen }: { alert: AlertEntry } & AlertIntents) {
  const { uuid, call, isSeen, measureHref } = alert;
  return (
    <Inline gap="sm">
      {call ? <EmergencyCall {...call} /> : null}
      {measureHref ? (
        <ButtonLink href={measureHref} variant="soft">
          {copy.measure}
        </ButtonLink>
      ) : null}
      {isSeen ? (
        <Text tone="muted" size="small">
          {copy.isSeen}
        </Text>
      ) : (
        <Button variant="quiet" isPending={busyUuid === uuid} onPress={() => onSeen(uuid)}>
          {copy.seen}
        </Button>
      )}
    </Inline>
  );
}

function Symptoms({
  alert: { uuid, symptoms },
  busyUuid,
  onReportSymptoms,
}: { alert: AlertEntry } & AlertIntents) {
  const [chosen, setChosen] = useState(() =>
    symptoms.filter(({ isTicked }) => isTicked).map(({ code }) => code),
  );
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  if (symptoms.length === 0) return null;
  if (!isOpen)
    return (
      <Inline>
        <Button variant="soft" onPress={() => setIsOpen(true)}>
          {copy.haveSymptoms}
        </Button>
      </Inline>
    );
  return (
    <Stack gap="sm" align="start">
      <ChoiceGroup
        isMultiple
        label={copy.symptoms}
        options={symptoms.map(({ code, label }) => ({ value: code, label }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen.length > 0 ? (
        <Button variant="soft" isPending={busyUuid === uuid} onPress={() => onReportSymptoms(uuid, chosen)}>
          {copy.report}
        </Button>
      ) : null}
    </Stack>
  );
}
