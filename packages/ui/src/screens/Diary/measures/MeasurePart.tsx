import { Banner } from '../../../patterns/Banner/index.ts';
import { Dialog } from '../../../patterns/Dialog/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { LineChart } from '../../../patterns/LineChart/index.ts';
import { RangeBadge } from '../../../patterns/RangeBadge/index.ts';
import { RemoteView } from '../../../patterns/RemoteView/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { dayInText, localDateTime } from '../../shared/dates.ts';
import { useFocusWhenLost } from '../../shared/useFocusWhenLost.ts';
import * as styles from '../DiaryScreen.css.ts';
import { MeasureForm } from './MeasureForm.tsx';
import { MeasureList } from './MeasureList.tsx';
import { measureCopy, measuresCopy } from './measure.copy.ts';
import type { MeasureEntry, MeasurePartProps } from './measure.types.ts';

interface Clock {
  /** The present instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
}

/** One measure of the diary: the form, the course as a chart, and every entry by day. */
export function MeasurePart(props: MeasurePartProps & Clock) {
  const { measure, entries, form, saved, now, timeZone } = props;
  const { empty } = measureCopy[measure.kind];
  const today = localDateTime(now, timeZone).date;
  return (
    <Stack gap="xl">
      {form.status === 'closed' ? null : (
        <MeasureForm
          {...{ measure, now, timeZone }}
          state={form}
          onSave={props.onSave}
          onClose={props.onCloseForm}
        />
      )}
      <RemoteView
        value={entries}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        onRetry={props.onRetry}
      >
        {(list) => <Course {...props} list={list} today={today} />}
      </RemoteView>
      {saved ? (
        <SavedDialog entry={saved} unit={measure.unit} {...{ today }} onHide={props.onHideSuccess} />
      ) : null}
    </Stack>
  );
}

function Course({
  list,
  today,
  ...props
}: MeasurePartProps & Clock & { list: readonly MeasureEntry[]; today: string }) {
  const { measure, timeZone } = props;
  const copy = measureCopy[measure.kind];
  const heading = useFocusWhenLost<HTMLHeadingElement>(list.length);
  const points = list.map(({ measuredAt, value }) => ({ at: measuredAt, value }));
  return (
    <div className={styles.columns}>
      <div className={styles.chart}>
        <Card>
          <LineChart
            title={copy.chartTitle}
            headingLevel={2}
            series={[{ id: measure.kind, name: copy.seriesName, points, target: measure.target }]}
            unit={measure.unit}
            timeZone={timeZone}
          />
        </Card>
      </div>
      <Stack gap="md">
        <Heading level={2} tabIndex={-1} ref={heading}>
          {measuresCopy.listHeading}
        </Heading>
        <MeasureList {...props} entries={list} today={today} />
        {props.hasOlderEntries ? (
          <div>
            <Button variant="soft" isPending={props.isLoadingOlder} onPress={props.onLoadOlder}>
              {measuresCopy.loadOlder}
            </Button>
          </div>
        ) : null}
      </Stack>
    </div>
  );
}

interface SavedDialogProps {
  entry: MeasureEntry;
  unit: string;
  today: string;
  onHide: () => void;
}

/** What was saved and where it lies; first of all what cannot wait. */
function SavedDialog({ entry, unit, today, onHide }: SavedDialogProps) {
  const { saved: copy } = measuresCopy;
  return (
    <Dialog
      isOpen
      size="sm"
      title={copy.title}
      onClose={onHide}
      actions={<Button onPress={onHide}>{copy.close}</Button>}
    >
      <Stack gap="md" align="start">
        {entry.advice ? <Banner tone="error">{entry.advice}</Banner> : null}
        <Text size="lead">
          {copy.text(`${entry.text} ${unit}`, dayInText(entry.date, today), entry.time)}
        </Text>
        {entry.range ? <RangeBadge {...entry.range} /> : null}
      </Stack>
    </Dialog>
  );
}
