import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { documents, types } from './ReportListScreen.fixtures.ts';
import { ReportListScreen, type ReportListScreenProps } from './ReportListScreen.tsx';

const args: ReportListScreenProps = {
  documents: ready(documents),
  hasOlder: false,
  isLoadingOlder: false,
  types,
  uploads: [],
  preview: null,
  deletion: null,
  today: '2026-01-01',
  onRetry: fn(),
  onLoadOlder: fn(),
  onUpload: fn(),
  onCancelUpload: fn(),
  onRetryUpload: fn(),
  onRemoveUpload: fn(),
  onView: fn(),
  onClosePreview: fn(),
  onDelete: fn(),
};
const meta = preview.meta({ component: ReportListScreen, args, parameters: { layout: 'fullscreen' } });

const sending = {
  id: '1',
  name: 'scan.pdf',
  sizeBytes: 840_000,
  state: { status: 'sending', percent: 45 },
} as const;

export const Ready = meta.story({ args: { uploads: [sending], hasOlder: true } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { documents: loading } });
export const Empty = meta.story({ args: { documents: ready([]) } });
export const Failed = meta.story({ args: { documents: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { documents: forbidden } });

const scan = () => new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });

export const AsksWhatItIsBeforeSending = meta.story({
  play: async ({ args: { onUpload }, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The button needs a file input.');
    await userEvent.upload(input, scan());
    await expect(canvas.getByText('Choose what it is first.')).toBeVisible();
    await expect(onUpload).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^What is it/ }), 'Lab report');
    await userEvent.upload(input, scan());
    await expect(onUpload).toHaveBeenCalledWith([expect.any(File)], 't1');
  },
});

export const DeletesAfterAsking = meta.story({
  play: async ({ args: { onDelete, onView }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Blood test December.pdf' }));
    await expect(onView).toHaveBeenCalledWith('d1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Blood test December.pdf' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this document?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete document' }));
    await expect(onDelete).toHaveBeenCalledWith('d1');
  },
});

const pixel =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 600 400%22%3E%3Crect width=%22600%22 height=%22400%22 fill=%22%23e8e4da%22/%3E%3C/svg%3E';

export const LooksAtAPicture = meta.story({
  args: { preview: { status: 'ready', name: 'Letter.jpg', contentType: 'image/jpeg', url: pixel } },
  play: async ({ args: { onClosePreview }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Letter.jpg' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Picture of Letter.jpg' })).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Save a copy' })).toHaveAttribute('download', 'Letter.jpg');
    await userEvent.keyboard('{Escape}');
    await expect(onClosePreview).toHaveBeenCalledOnce();
  },
});
