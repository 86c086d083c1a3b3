import { useState } from 'react';
import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import type { AlertIntents } from './AlertCard.tsx';
import type { AlertEntry } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

/** Asks which of the symptoms of an alert the person has now. */
export function SymptomChoice({
  alert: { uuid, symptoms },
  busyUuid,
  onReportSymptoms,
}: { alert: AlertEntry } & AlertIntents) {
  const [chosen, setChosen] = useState(() =>
    symptoms.filter(({ isTicked }) => isTicked).map(({ code }) => code),
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
