import { Banner } from '../../patterns/Banner/index.ts';
import { PermissionHint } from '../../patterns/PermissionHint/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import type { ReminderChannelState } from './MedicationScreen.types.ts';

const { channel: copy } = medicationCopy;

interface ReminderChannelProps {
  channel: ReminderChannelState;
  onTurnRemindersOn: () => void;
  onTurnRemindersOff: () => void;
}

/** Shows whether this browser receives reminders, with a button to change it. */
export function ReminderChannel({ channel, ...intents }: ReminderChannelProps) {
  const { status, isChanging, message } = channel;
  if (status === 'blocked') {
    return (
      <PermissionHint permission="notifications" title={copy.blocked} steps={copy.steps}>
        {copy.meanwhile}
      </PermissionHint>
    );
  }
  return (
    <Card tone="sunken" title={copy.heading}>
      <Stack gap="md" align="start">
        <Text tone="muted">{copy[status]}</Text>
        {message ? <Banner tone="error">{message}</Banner> : null}
        {status === 'unsupported' ? null : (
          <Button
            variant="soft"
            isPending={isChanging}
            onPress={status === 'on' ? intents.onTurnRemindersOff : intents.onTurnRemindersOn}
          >
            {status === 'on' ? copy.turnOff : copy.turnOn}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
