import { useState } from 'react';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayLabel } from '../shared/dates.ts';
import { newFormAICopy } from './NewFormAIScreen.copy.ts';

const { check: copy } = newFormAICopy;

const later = 'later';

interface DayOfTestProps {
  /** Date of the test, `YYYY-MM-DD`; `null` while unknown. */
  date: string | null;
  choices: readonly string[];
  /** `YYYY-MM-DD`. */
  today: string;
  onChoose: (date: string | null) => void;
}

/** Renders the date of the test, or the choice between ambiguous dates. */
export function DayOfTest({ date, choices, today, onChoose }: DayOfTestProps) {
  const [chosen, setChosen] = useState('');
  if (choices.length === 0) return <Text>{date ? copy.date(dayLabel(date, today)) : copy.noDate}</Text>;
  return (
    <ChoiceGroup
      label={copy.whichDay}
      description={copy.whichDayHelp}
      isRequired
      value={chosen}
      onChange={(choice) => {
        setChosen(choice);
        onChoose(choice === later ? null : choice);
      }}
      options={[
        ...choices.map((choice) => ({ value: choice, label: dayLabel(choice, today) })),
        { value: later, label: copy.laterDay },
      ]}
    />
  );
}
