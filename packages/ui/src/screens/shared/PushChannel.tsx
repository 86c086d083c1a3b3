import { Banner } from '../../patterns/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PushChannelState } from './PushChannel.types.ts';

/** What the messages of this browser are about. */
type PushWords = Record<'heading' | 'turnOn' | 'turnOff' | PushChannelState['status'], string>;

interface PushChannelProps {
  channel: PushChannelState;
  words: PushWords;
  onTurnOn: () => void;
  onTurnOff: () => void;
}

/** Shows whether this browser receives messages while the app is closed, with a button to change it. */
export function PushChannel({ channel, words, onTurnOn, onTurnOff }: PushChannelProps) {
  const { status, isChanging, message } = channel;
  return (
    <Card tone="sunken" title={words.heading}>
      <Stack gap="md" align="start">
        <Text tone="muted">{words[status]}</Text>
        {message ? <Banner tone="error">{message}</Banner> : null}
        {status === 'off' || status === 'on' ? (
          <Button variant="soft" isPending={isChanging} onPress={status === 'on' ? onTurnOff : onTurnOn}>
            {status === 'on' ? words.turnOff : words.turnOn}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
