import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import type { FileItem } from '../../patterns/FileDrop/index.ts';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { type RecordDocument, VisitFilesDialog } from '../shared/consultation/VisitFilesDialog.tsx';

const documents: readonly RecordDocument[] = [
  { uuid: 'd1', name: 'Blood test December', details: 'Laboratory report, 21 December 2025' },
  { uuid: 'd2', name: 'Discharge letter of the hospital', details: 'Other, 2 November 2025' },
];
/** A small red picture. */
const pictureUrl =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23a65" d="M0 0h4v3H0z"/%3E%3C/svg%3E';
const files: readonly FileItem[] = [
  { id: 'f1', name: 'ankle.jpg', sizeBytes: 184_320, pictureUrl, state: { status: 'waiting' } },
  { id: 'f2', name: 'letter.pdf', sizeBytes: 90_000, state: { status: 'waiting' } },
];

const meta = preview.meta({
  component: VisitFilesDialog,
  args: {
    files: [],
    documents: ready(documents),
    onAdd: fn(),
    onRemove: fn(),
    onSend: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Photos and documents' }));

export const Ready = meta.story({
  args: { files },
  play: async ({ args: { onRemove, onSend }, userEvent }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('checkbox', { name: /^Blood test December/ }));
    await userEvent.click(getByRole('button', { name: 'Send 3 files' }));
    await expect(onSend).toHaveBeenCalledWith(['d1']);
    await userEvent.click(getByRole('button', { name: 'Remove letter.pdf' }));
    await expect(onRemove).toHaveBeenCalledWith('f2');
  },
});
export const NothingChosen = meta.story({
  tags: ['state'],
  play: async ({ args: { onSend, onClose }, userEvent }) => {
    const { getByRole, getByText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Send' }));
    await expect(getByText('Choose a photo or document first.')).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
export const Doctor = meta.story({
  tags: ['state'],
  args: { documents: null, files: files.slice(0, 1) },
  play: async ({ args: { onSend }, userEvent }) => {
    const { getByRole, queryByText } = await dialog();
    await expect(queryByText('From your record')).not.toBeInTheDocument();
    await userEvent.click(getByRole('button', { name: 'Send 1 file' }));
    await expect(onSend).toHaveBeenCalledWith([]);
  },
});
export const Loading = meta.story({ args: { documents: loading } });
export const Empty = meta.story({
  args: { documents: ready([]) },
  play: async () => {
    const { getByText } = await dialog();
    // The dialog fades in.
    await waitFor(() => expect(getByText('Your record has no documents.')).toBeVisible());
  },
});
export const Failed = meta.story({
  args: { documents: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, userEvent }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const Narrow = meta.story({
  args: { files: files.map((file) => ({ ...file, name: `a_long_name_without_spaces_of_${file.name}` })) },
  globals: { viewport: { value: 'narrow' } },
});
