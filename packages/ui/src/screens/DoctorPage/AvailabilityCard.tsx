import { Banner } from '../../patterns/Banner/index.ts';
import { Switch } from '../../patterns/Switch/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { doctorPageCopy } from './DoctorPageScreen.copy.ts';

const { availability: copy } = doctorPageCopy;

interface AvailabilityCardProps {
  isAvailable: boolean;
  isSavingAvailability: boolean;
  availabilityError?: string;
  onChangeAvailability: (isAvailable: boolean) => void;
}

/** Renders the doctor's availability switch, with its effect for patients. */
export function AvailabilityCard(props: AvailabilityCardProps) {
  const { isAvailable, availabilityError } = props;
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        <Switch isSelected={isAvailable} description={describe(props)} onChange={props.onChangeAvailability}>
          {copy.label}
        </Switch>
        {availabilityError ? <Banner tone="error">{availabilityError}</Banner> : null}
      </Stack>
    </Card>
  );
}

function describe({ isAvailable, isSavingAvailability }: AvailabilityCardProps) {
  if (isSavingAvailability) return copy.saving;
  return isAvailable ? copy.on : copy.off;
}
