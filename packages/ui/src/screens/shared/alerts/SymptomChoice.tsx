import { useState } from 'react';
import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { RemovalDialog } from '../ItemPicker/index.ts';
import type { AlertEntry, AlertIntents } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';
import { SymptomAdvice } from './SymptomAdvice.tsx';

/** Asks for current symptoms of an alert, and for the reason when one is removed. */
export function SymptomChoice({
  alert: { uuid, symptoms },
  busyUuid,
  onReportSymptoms,
}: { alert: AlertEntry } & AlertIntents) {
  const ticked = symptoms.filter(({ isTicked }) => isTicked).map(({ code }) => code);
  const [chosen, setChosen] = useState(ticked);
  const [isAsking, setIsAsking] = useState(false);
  const [hasPassed, setHasPassed] = useState(false);
  const removed = symptoms.filter(({ code, isTicked }) => isTicked && !chosen.includes(code));
  const names = removed.map(({ label }) => label).join(', ');
  const latest = latestAdvice(symptoms, chosen);
  const keep = () => {
    setIsAsking(false);
    setChosen([...new Set([...ticked, ...chosen])]);
  };
  return (
    <Stack gap="sm" align="start">
      <ChoiceGroup
        isMultiple
        label={copy.symptoms}
        options={symptoms.map(({ code, label }) => ({ value: code, label }))}
        value={chosen}
        onChange={setChosen}
        noteOf={(code) => (code === latest?.code ? <SymptomAdvice {...latest.advice} /> : null)}
      />
      {chosen.length > 0 || removed.length > 0 ? (
        <Button
          variant="soft"
          isPending={busyUuid === uuid}
          onPress={() => (removed.length > 0 ? setIsAsking(true) : onReportSymptoms(uuid, chosen, []))}
        >
          {copy.report}
        </Button>
      ) : null}
      <span role="status">{hasPassed ? <Text weight="medium">{copy.passed}</Text> : null}</span>
      {isAsking ? (
        <RemovalDialog
          name={names}
          question={copy.removed(names)}
          onKeep={keep}
          onAnswer={(says) => {
            setHasPassed(says === 'resolved');
            if (says === 'resolved') {
              keep();
              if (chosen.some((code) => !ticked.includes(code))) onReportSymptoms(uuid, chosen, []);
              return;
            }
            setIsAsking(false);
            onReportSymptoms(
              uuid,
              chosen,
              removed.map(({ code }) => code),
            );
          }}
        />
      ) : null}
    </Stack>
  );
}

/** Returns the symptom that was ticked last of those with advice. Their advice is the same, so one is enough. */
function latestAdvice(symptoms: AlertEntry['symptoms'], chosen: readonly string[]) {
  const code = chosen.findLast((one) => symptoms.some((symptom) => symptom.code === one && symptom.advice));
  const advice = symptoms.find((symptom) => symptom.code === code)?.advice;
  return advice ? { code, advice } : null;
}
