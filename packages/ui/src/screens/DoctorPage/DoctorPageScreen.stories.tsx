import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { queueOfThousand, queueOfThree, queueOfTwenty } from './DoctorPageScreen.fixtures.ts';
import { DoctorPageScreen, type DoctorPageScreenProps } from './DoctorPageScreen.tsx';

const args: DoctorPageScreenProps = {
  availability: ready({ isAvailable: true }),
  isSavingAvailability: false,
  queue: ready(queueOfThree),
  isLive: true,
  now: '2026-01-01T09:12:00.000Z',
  timeZone: 'Asia/Singapore',
  openingUuid: null,
  markingUuid: null,
  onDismissNotice: fn(),
  onChangeAvailability: fn(),
  onRetryAvailability: fn(),
  onRetryQueue: fn(),
  onCheckDevices: fn(),
  onOpenCall: fn(),
  onOpenNext: fn(),
  onMarkNoShow: fn(),
};
const meta = preview.meta({ component: DoctorPageScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*****567D')).toBeVisible();
    await expect(canvas.getByText('17:00 (12 min)')).toBeVisible();
    await expect(canvas.getByText('No camera')).toBeVisible();
    await expect(canvas.getByText('Not checked')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'I see patients now' })).toBeChecked();
  },
});
export const NotAvailable = meta.story({ args: { availability: ready({ isAvailable: false }) } });
export const SavingAvailability = meta.story({ args: { isSavingAvailability: true } });
export const AvailabilityNotKept = meta.story({
  tags: ['state'],
  args: { availabilityError: 'Network error. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { availability: loading, queue: loading } });
export const Empty = meta.story({ args: { queue: ready([]) } });
export const Failed = meta.story({
  args: {
    availability: failed('Something Went Wrong'),
    queue: failed('Network error. Please try again.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nobody is waiting')).not.toBeInTheDocument();
  },
});
export const Forbidden = meta.story({ args: { availability: forbidden, queue: forbidden } });
export const LiveConnectionLost = meta.story({ args: { isLive: false } });
export const Opening = meta.story({ args: { openingUuid: queueOfThree[1]?.uuid ?? null } });
export const AfterTheCall = meta.story({ args: { notice: 'Call has ended. Thank you!' } });
export const LongContent = meta.story({ args: { queue: ready(queueOfTwenty) } });
export const Narrow = meta.story({
  args: { queue: ready(queueOfThree) },
  globals: { viewport: { value: 'narrow' } },
  render: (props) => (
    <div style={{ maxWidth: 320 }}>
      <DoctorPageScreen {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [badge] = canvas.getAllByText('Both work');
    const card = badge?.closest('tr');
    const edge = (part: Element | null | undefined) => part?.getBoundingClientRect().right ?? 0;
    await expect(edge(badge)).toBeLessThanOrEqual(edge(card) - 16);
  },
});

export const ChecksDevices = meta.story({
  play: async ({ args: { onCheckDevices }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check camera and sound' }));
    await expect(onCheckDevices).toHaveBeenCalledOnce();
  },
});

export const OrdersByUrgencyOrByTime = meta.story({
  args: { queue: ready([...queueOfTwenty].reverse()) },
  play: async ({ canvas, userEvent }) => {
    const firstRow = () => canvas.getAllByRole('row')[1];
    await expect(canvas.getByText('Emergency')).toBeVisible();
    await expect(firstRow()).toHaveTextContent('Patient 20');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Longest wait first');
    await expect(firstRow()).toHaveTextContent('Patient 1');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Most urgent first');
    await expect(firstRow()).toHaveTextContent('Patient 20');
  },
});

export const OpensTheCallOfTheRowSeen = meta.story({
  play: async ({ args: { onOpenCall }, canvas, step, userEvent }) => {
    await step('of a patient who waits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open call with Tan Mei Ling' }));
      await expect(onOpenCall).toHaveBeenLastCalledWith(queueOfThree[1]?.uuid);
    });
    await step('again of a patient whose call dropped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Call again: Ravi Kumar' }));
      await expect(onOpenCall).toHaveBeenLastCalledWith(queueOfThree[0]?.uuid);
    });
  },
});

export const CallsTheNextAndMarksNoShow = meta.story({
  play: async ({ args: { onOpenNext, onMarkNoShow }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call next patient' }));
    await expect(onOpenNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Patient did not come: Ravi Kumar' }));
    await expect(onMarkNoShow).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Patient did not come' }));
    await expect(onMarkNoShow).toHaveBeenCalledWith(queueOfThree[0]?.uuid);
  },
});

export const ChangesAvailability = meta.story({
  play: async ({ args: { onChangeAvailability }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'I see patients now' }));
    await expect(onChangeAvailability).toHaveBeenCalledOnce();
    await expect(onChangeAvailability).toHaveBeenCalledWith(false);
  },
});

export const TriesEachPartAgain = meta.story({
  args: { availability: failed('Something Went Wrong'), queue: failed('Network error. Please try again.') },
  play: async ({ args: { onRetryAvailability, onRetryQueue }, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first as HTMLElement);
    await expect(onRetryAvailability).toHaveBeenCalledOnce();
    await expect(onRetryQueue).not.toHaveBeenCalled();
    await userEvent.click(second as HTMLElement);
    await expect(onRetryQueue).toHaveBeenCalledOnce();
  },
});

export const ThousandWaiting = meta.story({
  args: { queue: ready(queueOfThousand) },
  play: async ({ canvas, step, userEvent }) => {
    const rows = () => within(canvas.getByRole('table', { name: 'Queue' })).getAllByRole('row');
    await step('shows the first of them, and how many there are', async () => {
      await expect(canvas.getByText('1000 patients are waiting. Showing 20 of 1000.')).toBeVisible();
      await expect(rows()).toHaveLength(21);
    });
    await step('shows more on demand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expect(rows()).toHaveLength(41);
    });
    await step('shows only those in a call, or only those who wait', async () => {
      const show = canvas.getByRole('combobox', { name: 'Show' });
      await userEvent.selectOptions(show, 'In call');
      await expect(canvas.getByText('1000 patients are waiting. Nobody in the queue fits.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Open call with/ })).not.toBeInTheDocument();
      await userEvent.selectOptions(show, 'Waiting');
      await expect(rows()).toHaveLength(21);
    });
    const search = canvas.getByRole('searchbox', { name: 'Find by name or last characters of the number' });
    await step('finds somebody by name without accents', async () => {
      await userEvent.type(search, 'jose nu');
      await expect(canvas.getByText('1000 patients are waiting. Showing 1 of 1 found.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Open call with José Núñez' })).toBeVisible();
    });
    await step('says when nobody is found', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'Nobody');
      await expect(canvas.getByText('1000 patients are waiting. Nobody in the queue fits.')).toBeVisible();
    });
  },
});
