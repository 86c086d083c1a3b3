import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { placeOrderCopy } from './PlaceOrderScreen.copy.ts';
import * as styles from './PlaceOrderScreen.css.ts';

const { declarations: copy } = placeOrderCopy;
const names = ['first', 'second', 'third', 'fourth'] as const;

/** Renders the four declarations that every order requires. None is ticked by default. */
export function Declarations() {
  return (
    <Card title={copy.heading}>
      <div className={styles.declarations}>
        {names.map((name) => (
          <CheckboxField key={name} name={name} isRequired>
            {copy[name]}
          </CheckboxField>
        ))}
      </div>
    </Card>
  );
}
