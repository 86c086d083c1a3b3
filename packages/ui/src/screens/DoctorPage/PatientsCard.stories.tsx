import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { Stack } from '../../primitives/index.ts';
import { NotesToFinishCard } from './NotesToFinishCard.tsx';
import { foundPatients, unfinishedNotes } from './PatientsCard.fixtures.ts';
import { PatientsCard, type PatientsCardProps } from './PatientsCard.tsx';

const args: PatientsCardProps = {
  patients: ready(foundPatients),
  isSearching: false,
  hasMore: true,
  isLoadingMore: false,
  now: '2026-01-01T09:12:00.000Z',
  timeZone: 'Asia/Singapore',
  opening: { isSaving: false },
  onSearch: fn(),
  onLoadMore: fn(),
  onRetry: fn(),
  onOpenOther: fn(),
};
const meta = preview.meta({ component: PatientsCard, args });

export const Ready = meta.story({
  play: async ({ args: { onSearch, onLoadMore }, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Open record of Tan Mei Ling' })).toHaveAttribute(
      'href',
      '/Patient/p1',
    );
    const field = canvas.getByRole('searchbox', { name: 'Name or part of it' });
    await step('an identity number is not searched for', async () => {
      await userEvent.type(field, 'S1234567D');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(
        canvas.getByText('Search by name. With an NRIC or FIN use “Open another record”.'),
      ).toBeVisible();
      await expect(onSearch).not.toHaveBeenCalled();
    });
    await step('a name is', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'mei');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(onSearch).toHaveBeenCalledWith('mei');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(onLoadMore).toHaveBeenCalledOnce();
  },
});
export const NobodyFound = meta.story({ args: { patients: ready([]), hasMore: false } });
export const Loading = meta.story({ args: { patients: loading, hasMore: false } });
export const Failed = meta.story({
  args: { patients: failed('Network error. Please try again.'), hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No patient found')).not.toBeInTheDocument();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const OpensAnotherRecordForAReason = meta.story({
  play: async ({ args: { onOpenOther }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open another record' }));
    await waitFor(() =>
      expect(screen.getByText(/The patient is shown your name and your reason/)).toBeVisible(),
    );
    await userEvent.type(screen.getByRole('textbox', { name: /NRIC or FIN/ }), 'S1234567D');
    await userEvent.click(screen.getByRole('button', { name: 'Open record' }));
    await waitFor(() => expect(screen.getByText('Enter at least 10 characters.')).toBeVisible());
    await expect(onOpenOther).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Brought unconscious.');
    await userEvent.click(screen.getByRole('button', { name: 'Open record' }));
    await expect(onOpenOther).toHaveBeenCalledWith({ nric: 'S1234567D', reason: 'Brought unconscious.' });
  },
});

export const NotesToFinish = meta.story({
  tags: ['state'],
  render: ({ now, timeZone, onRetry }) => (
    <Stack>
      <NotesToFinishCard now={now} timeZone={timeZone} onRetry={onRetry} notes={ready(unfinishedNotes)} />
      <NotesToFinishCard now={now} timeZone={timeZone} onRetry={onRetry} notes={ready([])} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today, 16:31')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Finish note for Nur Aisyah binte Rahmat' }),
    ).toHaveAttribute('href', '/ConsultationNotes/c2');
    await expect(canvas.getAllByRole('heading', { name: 'Notes to finish' })).toHaveLength(1);
  },
});
