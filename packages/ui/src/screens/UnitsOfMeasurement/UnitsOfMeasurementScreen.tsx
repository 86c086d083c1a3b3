import { Banner } from '../../patterns/Banner/index.ts';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import type { FieldOption } from '../../patterns/Field/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { unitsOfMeasurementCopy as copy } from './UnitsOfMeasurementScreen.copy.ts';

/** Measure with the user's unit. */
export interface MeasureUnitChoice {
  uuid: string;
  /** Name, such as “Cholesterol”. */
  label: string;
  /** Value of the user's choice. */
  unit: string;
  /** Possible units. A label is the printed unit: “µmol/L”. */
  choices: readonly FieldOption[];
}

/** Props of `UnitsOfMeasurementScreen`. */
export interface UnitsOfMeasurementScreenProps {
  /** Measures with their current and possible units. */
  units: Remote<readonly MeasureUnitChoice[]>;
  /** Error of saving the last choice. */
  message?: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with the selected unit, which takes effect at once. */
  onChoose: (uuid: string, unit: string) => void;
}

/** Renders route `/UnitsOfMeasurement`: units for display and input. Stored values do not change. */
export function UnitsOfMeasurementScreen({
  units,
  message,
  onRetry,
  onChoose,
}: UnitsOfMeasurementScreenProps) {
  const hrefTo = useHrefTo();
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: hrefTo('settings'), label: copy.back }}>
      {message ? <Banner tone="error">{copy.failed(message)}</Banner> : null}
      <RemoteView value={units} skeleton={<Skeleton shape="chart" />} onRetry={onRetry}>
        {(list) => (
          <Grid columnWidth="md">
            {list.map(({ uuid, label, unit, choices }) => (
              <Card key={uuid}>
                <ChoiceGroup
                  label={label}
                  options={choices}
                  value={unit}
                  onChange={(chosen) => onChoose(uuid, chosen)}
                  isRequired
                />
              </Card>
            ))}
          </Grid>
        )}
      </RemoteView>
    </Page>
  );
}
