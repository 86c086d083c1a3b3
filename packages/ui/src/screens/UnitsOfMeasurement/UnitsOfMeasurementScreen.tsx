import { Banner } from '../../patterns/Banner/index.ts';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { unitsOfMeasurementCopy as copy } from './UnitsOfMeasurementScreen.copy.ts';

/** Something measured, and the unit that the person reads it in. */
export interface MeasureUnitChoice {
  uuid: string;
  /** Such as “Cholesterol”. */
  label: string;
  unit: string;
  choices: readonly string[];
}

/** Props of `UnitsOfMeasurementScreen`. */
export interface UnitsOfMeasurementScreenProps {
  /** The unit of each measure, with those to choose from. */
  units: Remote<readonly MeasureUnitChoice[]>;
  /** Why the last choice was not saved. */
  message?: string;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Takes effect at once. */
  onChoose: (uuid: string, unit: string) => void;
}

/** Route `/UnitsOfMeasurement`: which units a person sees and types. What is stored stays as it is. */
export function UnitsOfMeasurementScreen({
  units,
  message,
  onRetry,
  onChoose,
}: UnitsOfMeasurementScreenProps) {
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: '/Settings', label: copy.back }}>
      {message ? <Banner tone="error">{copy.failed(message)}</Banner> : null}
      <RemoteView value={units} skeleton={<Skeleton shape="chart" />} onRetry={onRetry}>
        {(list) => (
          <Grid columnWidth="md">
            {list.map(({ uuid, label, unit, choices }) => (
              <Card key={uuid}>
                <ChoiceGroup
                  label={label}
                  options={choices.map((choice) => ({ value: choice, label: choice }))}
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
