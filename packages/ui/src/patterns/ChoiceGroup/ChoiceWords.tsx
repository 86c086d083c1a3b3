import * as choiceStyles from '../Field/Choice.css.ts';
import type { FieldOption } from '../Field/index.ts';

interface ChoiceWordsProps {
  option: FieldOption;
}

/** Renders the label and the description of an option. */
export function ChoiceWords({ option }: ChoiceWordsProps) {
  return (
    <span className={choiceStyles.words}>
      {option.label}
      {option.description ? <span className={choiceStyles.description}>{option.description}</span> : null}
    </span>
  );
}
