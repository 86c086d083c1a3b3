import { useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { SearchIcon } from '../../icons/index.ts';
import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import * as fieldStyles from '../../patterns/Field/Field.css.ts';
import { SelectBox } from '../../patterns/Field/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { rangeText } from '../shared/printedRange.ts';
import { newFormAICopy } from './NewFormAIScreen.copy.ts';
import * as styles from './NewFormAIScreen.css.ts';
import type { ProposedResult, Verdict } from './NewFormAIScreen.types.ts';
import { isSure } from './proposal.ts';

const { check: copy } = newFormAICopy;

interface ProposedResultRowProps {
  result: ProposedResult;
  verdict: Verdict;
  isShown: boolean;
  onChange: (verdict: Verdict) => void;
  onShow: () => void;
}

/** Renders a result as read, with its position, doubts and a field to correct it. */
export function ProposedResultRow({ result, verdict, isShown, onChange, onShow }: ProposedResultRowProps) {
  const { name, unitChoices, testChoices, doubts, text, box, crop } = result;
  const range = rangeText(result);
  const doubtsId = useId();
  return (
    <li className={styles.result} data-shown={isShown || undefined}>
      <div className={styles.resultHead}>
        <CheckboxField
          isRequired
          isSelected={verdict.isRight}
          onChange={(isRight) => onChange({ ...verdict, isRight })}
        >
          <span className={styles.resultName}>
            {name}
            <VisuallyHidden>{copy.isRight}</VisuallyHidden>
          </span>
        </CheckboxField>
        <span className={styles.tools}>
          <Badge tone={isSure(result) ? 'success' : 'warning'}>
            {isSure(result) ? copy.sure : copy.unsure}
          </Badge>
          {box ? (
            <IconButton label={copy.show(name)} icon={<SearchIcon size={20} />} onPress={onShow} />
          ) : null}
        </span>
      </div>
      <div className={styles.boxes}>
        <TextField
          aria-label={`${name}: ${copy.value}`}
          value={verdict.value}
          onChange={(value) => onChange({ ...verdict, value })}
          inputMode="decimal"
        >
          <Input
            className={`${fieldStyles.control()} ${styles.value}`}
            onFocus={onShow}
            aria-describedby={doubtsId}
          />
        </TextField>
        {unitChoices.length > 1 ? (
          <SelectBox
            aria-label={`${name}: ${copy.unit}`}
            value={verdict.unit}
            onChange={({ target }) => onChange({ ...verdict, unit: target.value })}
            width="short"
          >
            {unitChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
        ) : (
          <span className={styles.unit}>{unitChoices[0]?.label}</span>
        )}
        {testChoices.length > 0 ? (
          <SelectBox
            aria-label={`${name}: ${copy.test}`}
            value={verdict.code}
            onChange={({ target }) => onChange({ ...verdict, code: target.value })}
          >
            {testChoices.map((test) => (
              <option key={test.code} value={test.code}>
                {test.name}
              </option>
            ))}
          </SelectBox>
        ) : null}
        {crop ? <img src={crop} alt={copy.crop(name)} className={styles.crop} /> : null}
      </div>
      <ul id={doubtsId} className={styles.doubts}>
        {doubts.map((doubt) => (
          <li key={doubt}>{copy.doubts[doubt]}</li>
        ))}
      </ul>
      <p className={styles.line}>
        {copy.line(text)}
        {range ? `. ${copy.range(range)}` : null}
      </p>
    </li>
  );
}
