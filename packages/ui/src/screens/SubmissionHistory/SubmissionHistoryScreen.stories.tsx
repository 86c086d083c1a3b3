import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { isInWindow } from '../../test/showsOwnAdvice.ts';
import { crisis, emergency } from '../shared/alerts/alerts.fixtures.ts';
import { dangerousSubmissions, submissions } from './SubmissionHistoryScreen.fixtures.ts';
import { SubmissionHistoryScreen, type SubmissionHistoryScreenProps } from './SubmissionHistoryScreen.tsx';

const args: SubmissionHistoryScreenProps = {
  submissions: ready(submissions),
  hasOlder: true,
  isLoadingOlder: false,
  today: '2026-01-01',
  deletion: null,
  editHref: (uuid) => `/EditForm/${uuid}`,
  preview: null,
  onOpenReport: fn(),
  onClosePreview: fn(),
  onRetry: fn(),
  onLoadOlder: fn(),
  onDelete: fn(),
};
const meta = preview.meta({ component: SubmissionHistoryScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { submissions: loading } });
export const Empty = meta.story({ args: { submissions: ready([]) } });
export const Failed = meta.story({ args: { submissions: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { submissions: forbidden } });

export const SavedADangerousResult = meta.story({
  tags: ['state'],
  args: {
    alerts: { alerts: [emergency, crisis], busyUuid: null, onSeen: fn(), onReportSymptoms: fn() },
    submissions: ready(dangerousSubmissions),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    for (const text of [emergency.reason, emergency.action])
      await expect(isInWindow(alert.getByText(text))).toBe(true);
    await expect(isInWindow(alert.getByRole('link', { name: 'Call 995' }))).toBe(true);
  },
});

export const MarksDangerousResults = meta.story({
  tags: ['state'],
  args: { submissions: ready(dangerousSubmissions) },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/^Potassium 7\.1/).getByText('Dangerously high')).toBeVisible();
    await expect(row(/^eGFR/).getByText('Below usual')).toBeVisible();
    await expect(row(/^HbA1c/).getByText('Above range')).toBeVisible();
  },
});
export const NarrowWithMarks = meta.story({
  args: { submissions: ready(dangerousSubmissions) },
  globals: { viewport: { value: 'narrow' } },
});

export const DeletesAfterAsking = meta.story({
  play: async ({ args: { onDelete }, canvas, userEvent }) => {
    const name = 'Delete the results of Saturday 20 December 2025';
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete these results?' }));
    await waitFor(() =>
      expect(dialog.getByText(/The report that is kept with them is deleted too\./)).toBeVisible(),
    );
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete results' }));
    await expect(onDelete).toHaveBeenCalledWith('a1');
  },
});

export const DeletionFailed = meta.story({
  tags: ['state'],
  args: { deletion: { status: 'failed', uuid: 'b2', message: 'Network error. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The results were not deleted. Network error. Please try again.'),
    ).toBeVisible();
  },
});

export const OpensTheReportOfTheResults = meta.story({
  args: {
    preview: { status: 'failed', name: 'Report of 20 December 2025', message: 'Unknown error occurred' },
  },
  play: async ({ args: { onClosePreview }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Report of 20 December 2025' }));
    await waitFor(() => expect(dialog.getByText('Unknown error occurred')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(onClosePreview).toHaveBeenCalledOnce();
  },
});

export const OnlyKeptReportsCanBeOpened = meta.story({
  play: async ({ args: { onOpenReport }, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^View the report of/ })).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: 'View the report of Saturday 20 December 2025' }),
    );
    await expect(onOpenReport).toHaveBeenCalledWith(submissions[0], 'Report of Saturday 20 December 2025');
  },
});
