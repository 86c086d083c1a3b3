import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { NumberField } from '../../patterns/NumberField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText, severalOf } from '../shared/amountText.ts';
import { MedicineWarnings } from '../shared/MedicineWarnings.tsx';
import { medicineWarningCopy as warningCopy } from '../shared/medicineWarning.copy.ts';
import { needsReason } from '../shared/medicineWarning.types.ts';
import { moneyText } from '../shared/money.ts';
import { linePriceCents } from './orderPrice.ts';
import { placeOrderCopy } from './PlaceOrderScreen.copy.ts';
import * as styles from './PlaceOrderScreen.css.ts';
import type { OrderableMedicine, OrderBasis, OrderChoice } from './PlaceOrderScreen.types.ts';
import { quantityName, reasonName } from './placeOrder.schema.ts';

const { medicines: copy } = placeOrderCopy;

interface MedicinesPartProps {
  basis: OrderBasis;
  choice: OrderChoice;
  onChange: (choice: OrderChoice) => void;
}

/** Renders the choice of medicines with amounts, and whether they were taken before. */
export function MedicinesPart({ basis, choice, onChange }: MedicinesPartProps) {
  const { medicines, unorderable, currency, initial } = basis;
  const { chosen, quantities } = choice;
  return (
    <Card title={copy.heading}>
      <div className={styles.section}>
        <ChoiceGroup
          isMultiple
          isRequired
          name="medications"
          label={copy.choose}
          options={medicines.map((medicine) => optionOf(medicine, currency))}
          value={chosen}
          onChange={(uuids) => onChange({ chosen: uuids, quantities })}
        />
        {unorderable.length > 0 ? <Text tone="muted">{copy.unorderable(unorderable)}</Text> : null}
        <div className={styles.lines}>
          {medicines
            .filter(({ uuid }) => chosen.includes(uuid))
            .map((medicine) => (
              <Line
                key={medicine.uuid}
                medicine={medicine}
                currency={currency}
                typed={quantities[medicine.uuid] ?? ''}
                onType={(typed) =>
                  onChange({ chosen, quantities: { ...quantities, [medicine.uuid]: typed } })
                }
              />
            ))}
        </div>
        <CheckboxField name="isRepeat" defaultSelected={initial.isRepeat}>
          {copy.repeat}
        </CheckboxField>
      </div>
    </Card>
  );
}

function optionOf({ uuid, name, unit, unitPriceCents, remaining }: OrderableMedicine, currency: string) {
  const price = copy.perUnit(moneyText(unitPriceCents, currency), unit);
  const left = remaining === null ? null : copy.left(amountText(remaining, unit));
  return { value: uuid, label: name, description: [price, left].filter(Boolean).join(' · ') };
}

interface LineProps {
  medicine: OrderableMedicine;
  currency: string;
  typed: string;
  onType: (typed: string) => void;
}

/** Renders the amount of a medicine and its price. */
function Line({ medicine, currency, typed, onType }: LineProps) {
  const cents = linePriceCents(medicine, typed);
  return (
    <div className={styles.line}>
      <NumberField
        name={quantityName(medicine.uuid)}
        label={copy.quantity(medicine.name)}
        unit={severalOf(medicine.unit)}
        value={typed}
        onChange={onType}
        hasDecimals
        isRequired
      />
      {cents === null ? null : (
        <span className={styles.linePrice}>{copy.linePrice(moneyText(cents, currency))}</span>
      )}
      <MedicineWarnings warnings={medicine.warnings.filter(({ code }) => code !== 'running_out')} />
      {needsReason(medicine.warnings) ? (
        <TextField
          name={reasonName(medicine.uuid)}
          label={warningCopy.reason}
          description={warningCopy.reasonHelp}
          maxLength={300}
          isMultiline
          isRequired
        />
      ) : null}
    </div>
  );
}
