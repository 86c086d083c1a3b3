import { expect, fn, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const args: FileDropProps = {
  label: 'Your lab report',
  name: 'report',
  isRequired: true,
  kinds: [
    { type: 'application/pdf', label: 'PDF' },
    { type: 'image/jpeg', label: 'JPEG' },
    { type: 'image/png', label: 'PNG' },
  ],
  maxSizeBytes: 10_000_000,
  files: [],
  onAdd: fn(),
  onCancel: fn(),
  onRetry: fn(),
  onRemove: fn(),
};
const meta = preview.meta({ component: FileDrop, args });

const failed = { status: 'failed', message: 'Network error. Please try again.' } as const;
const refused = { status: 'refused', message: 'This file is damaged. Scan the page again.' } as const;

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <FileDrop {...args} hasCamera description="Every page, so that all values can be read." />
      <FileDrop
        {...args}
        allowsMultiple
        files={[
          { id: '1', name: 'page-1.jpg', sizeBytes: 2_440_000, state: { status: 'waiting' } },
          { id: '2', name: 'page-2.jpg', sizeBytes: 2_100_000, state: { status: 'sending', percent: 45 } },
          { id: '3', name: 'blood-test.pdf', sizeBytes: 840_000, state: { status: 'sent' } },
          { id: '4', name: 'page-3.jpg', sizeBytes: 1_900_000, state: failed },
          {
            id: '5',
            name: 'National-University-Hospital_fasting-lipids-and-glucose_2025-12-29_final.pdf',
            sizeBytes: 6_200_000,
            state: refused,
          },
        ]}
      />
      <FileDrop {...args} errorMessage="Add your lab report." />
    </Stack>
  ),
});

export const Narrow = meta.story({
  args: {
    hasCamera: true,
    files: [{ id: '1', name: 'National-University-Hospital_lipids.pdf', sizeBytes: 840_000, state: failed }],
  },
  globals: { viewport: { value: 'narrow' } },
});

const scan = () => new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
const anyKind = userEvent.setup({ applyAccept: false });
const drawing = () => new File(['BM'], 'scan.bmp', { type: 'image/bmp' });

export const ChosenWithTheButton = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('group', { name: 'Your lab report' })).toBeVisible();
    await expect(canvas.getByText('PDF, JPEG or PNG, up to 10 MB')).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The button needs a file input.');
    await step('a file that is taken is handed over', async () => {
      await userEvent.upload(input, scan());
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
    await step('one that is not is refused with the reason', async () => {
      // A user can switch the file chooser to “all files”.
      await anyKind.upload(input, drawing());
      await expect(args.onAdd).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'scan.bmp cannot be used. Choose a PDF, JPEG or PNG file.',
      );
    });
  },
});

/** Returns an event with a file as from the desktop; a file made by a script has no file system entry. */
function dragEvent(kind: string, file: File): DragEvent {
  const dataTransfer = new DataTransfer();
  const item = { kind: 'file', type: file.type, getAsFile: () => file, webkitGetAsEntry: () => null };
  Object.defineProperty(dataTransfer, 'items', { value: [item] });
  Object.defineProperty(dataTransfer, 'types', { value: ['Files'] });
  return new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
}

export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('Drop a file here, or');
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      zone.dispatchEvent(dragEvent(kind, scan()));
    }
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(scan());
    await userEvent.paste(clipboardData);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const StoppedSentAgainRemoved = meta.story({
  args: {
    files: [
      { id: 'a', name: 'page-1.jpg', sizeBytes: 2_440_000, state: { status: 'sending', percent: 45 } },
      { id: 'b', name: 'page-2.jpg', sizeBytes: 2_100_000, state: failed },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending page-1.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    );
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Stop sending page-1.jpg' }));
    await expect(args.onCancel).toHaveBeenCalledWith('a');
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Send page-2.jpg again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('b');
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Remove page-2.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
});

const schema = z.object({
  title: z.string().check(z.minLength(1, 'Enter a title.')),
  report: z.string().check(z.minLength(1, 'Add your lab report.')),
});

function Example(props: FileDropProps) {
  const form = useSchemaForm(schema, { onSubmit: () => undefined });
  return (
    <Form form={form} aria-label="Lab report">
      <TextField label="Title" name="title" isRequired />
      <FileDrop {...props} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

export const InAForm = meta.story({
  render: (args) => <Example {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByRole('group', { name: 'Your lab report' });
    await expect(field).toHaveAccessibleDescription(/Add your lab report\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Add your lab report.' }));
    await expect(field).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The button needs a file input.');
    await userEvent.upload(input, scan());
    await expect(canvas.queryByRole('button', { name: 'Add your lab report.' })).not.toBeInTheDocument();
  },
});
