import { choiceStyles, type FieldOption } from '../Field/index.ts';

interface ChoiceWordsProps {
  option: FieldOption;
}

/** The label of a choice, and what goes with it. */
export function ChoiceWords({ option }: ChoiceWordsProps) {
  return (
    <span className={choiceStyles.words}>
      {option.label}
      {option.description ? <span className={choiceStyles.description}>{option.description}</span> : null}
    </span>
  );
}
