import { SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { type DeliveryLight, deliveryWords, lightOf } from './deliveryWords.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { ReminderDelivery, TestMessageState } from './MedicationScreen.types.ts';

const { deliveries: copy } = medicationCopy;

interface DeliveryLightsProps {
  deliveries: Remote<readonly ReminderDelivery[]>;
  testMessage: TestMessageState;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
  onSendTest: () => void;
  onRetryDeliveries: () => void;
}

/** Shows for each reminder channel whether the last reminder arrived, as a light and text. */
export function DeliveryLights(props: DeliveryLightsProps) {
  const { deliveries, testMessage, today, timeZone } = props;
  return (
    <Card tone="sunken" title={copy.heading}>
      <Stack gap="md" align="stretch">
        <RemoteView value={deliveries} onRetry={props.onRetryDeliveries}>
          {(channels) => (
            <ul className={styles.lights}>
              {channels.map((channel) => (
                <li key={channel.channel} className={styles.lightRow}>
                  <Light light={lightOf(channel)} />
                  <span className={styles.lightName}>{copy.names[channel.channel]}</span>
                  <span className={styles.lightWords}>{deliveryWords(channel, { today, timeZone })}</span>
                </li>
              ))}
            </ul>
          )}
        </RemoteView>
        {testMessage.status === 'sent' ? <Banner tone="info">{copy.sent}</Banner> : null}
        {testMessage.status === 'failed' ? <Banner tone="error">{testMessage.message}</Banner> : null}
        <div>
          <Button
            variant="quiet"
            size="sm"
            isPending={testMessage.status === 'sending'}
            onPress={props.onSendTest}
          >
            {copy.sendTest}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const icons = { delivered: SuccessIcon, failed: WarningIcon };

/** Renders a light whose shape, colour and text have the same meaning. */
function Light({ light }: { light: DeliveryLight }) {
  if (light === 'none') return <span className={styles.light.none} />;
  const Icon = icons[light];
  return (
    <span className={styles.light[light]}>
      <Icon size={20} />
    </span>
  );
}
