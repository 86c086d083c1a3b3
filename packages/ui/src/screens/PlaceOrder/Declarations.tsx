import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { placeOrderCopy } from './PlaceOrderScreen.copy.ts';
import * as styles from './PlaceOrderScreen.css.ts';

const { declarations: copy } = placeOrderCopy;
const names = ['first', 'second', 'third', 'fourth'] as const;

/** The four declarations that every order needs. None is ticked beforehand. */
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
