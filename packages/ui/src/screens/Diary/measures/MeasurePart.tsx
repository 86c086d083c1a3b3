import { formatPeriod, isInPeriod, toDate } from '@vitalane/time';
import { useMemo } from 'react';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { LineChart } from '../../../patterns/LineChart/index.ts';
import { RemoteView } from '../../../patterns/RemoteView/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { UrgentAdvice } from '../../shared/UrgentAdvice.tsx';
import { Entries } from '../Entries.tsx';
import { periodCopy } from '../period/index.ts';
import { SavedDialog } from '../SavedDialog.tsx';
import { MeasureForm } from './MeasureForm.tsx';
import { measureCopy, measuresCopy } from './measure.copy.ts';
import type { MeasureEntry, MeasurePartProps } from './measure.types.ts';
import { latestOf, measureSeries } from './measureSeries.ts';
import { measureSummary } from './measureSummary.ts';
import { hasOwnAdvice, presentAdvice } from './presentAdvice.ts';

interface Clock {
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
}

/** Renders a measure of the diary: form, chart, and all entries by day. */
export function MeasurePart(props: MeasurePartProps & Clock) {
  const { measure, entries, form, saved, now, timeZone } = props;
  const { empty } = measureCopy[measure.kind];
  const today = toDate(now, timeZone);
  return (
    <Stack gap="xl">
      {form.status === 'closed' ? null : (
        <MeasureForm
          key={form.typed?.id}
          measure={measure}
          now={now}
          timeZone={timeZone}
          state={form}
          onSave={props.onSave}
          onRefuse={props.onRefuse}
          onClose={props.onCloseForm}
          onConfirm={props.onConfirmCheck}
          onChange={props.onChangeChecked}
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
        <SavedDialog
          copy={measuresCopy.saved}
          entry={saved}
          unit={measure.unit}
          advice={saved.advice ? <UrgentAdvice {...saved.advice} /> : null}
          before={props.savedChange}
          isHere={props.isSavedHere}
          today={today}
          onHide={props.onHideSuccess}
        />
      ) : null}
    </Stack>
  );
}

function Course({
  list,
  now,
  ...props
}: MeasurePartProps & Clock & { list: readonly MeasureEntry[]; today: string }) {
  const { measure, timeZone } = props;
  const copy = measureCopy[measure.kind];
  const advice = hasOwnAdvice(props.form) ? undefined : presentAdvice(list, now);
  const { period } = props;
  const { from, to } = period;
  const shown = useMemo(() => list.filter(({ date }) => isInPeriod(date, { from, to })), [list, from, to]);
  const series = useMemo(() => measureSeries(measure, shown, copy.tab), [measure, shown, copy]);
  const chart = (
    <LineChart
      title={periodCopy.chartTitle(copy.tab, formatPeriod(period))}
      headingLevel={2}
      series={series}
      latest={latestOf(measure, shown)}
      // A usual range is no goal to reach.
      verdict={measure.usualRange ? null : undefined}
      period={period}
      method={copy.method}
      unit={measure.unit}
      decimals={measure.decimals}
      timeZone={timeZone}
    />
  );
  return (
    <Stack gap="xl">
      {advice ? <UrgentAdvice {...advice} /> : null}
      <Entries
        {...props}
        chart={chart}
        heading={measuresCopy.listHeading}
        entries={shown}
        summaryOf={(entries) => measureSummary(measure, copy.method, entries)}
        unit={measure.unit}
        // One entry is edited at a time.
        onEdit={props.canChange && props.form.status === 'closed' ? props.onEdit : undefined}
        onDelete={props.canChange ? props.onDelete : undefined}
      />
    </Stack>
  );
}
