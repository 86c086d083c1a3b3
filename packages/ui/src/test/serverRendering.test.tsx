import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Button,
  ComboBox,
  createToastQueue,
  DateTimeFields,
  Dialog,
  IconButton,
  Menu,
  ready,
  SelectField,
  Tabs,
  TextField,
  ToastRegion,
} from '../index.ts';

const noop = () => undefined;

/** Components that use the window, the document or system settings, and components of the first page. */
const parts: Readonly<Record<string, ReactNode>> = {
  Button: <Button>Save</Button>,
  ComboBox: <ComboBox label="Medicine" options={ready([{ value: 'm', label: 'Metformin' }])} />,
  DateTimeFields: <DateTimeFields defaultDate="2026-01-01" defaultTime="08:15" />,
  'an open Dialog': (
    <Dialog isOpen title="Delete" onClose={noop}>
      Delete it?
    </Dialog>
  ),
  IconButton: <IconButton label="More" icon={<svg />} />,
  Menu: <Menu trigger={<Button>More</Button>} items={[{ id: 'edit', label: 'Edit' }]} />,
  SelectField: <SelectField label="Unit" options={[{ value: 'kg', label: 'kg' }]} />,
  Tabs: <Tabs aria-label="Diary" items={[{ id: 'a', label: 'Weight', content: 'No entries yet.' }]} />,
  TextField: <TextField label="Name" />,
};

test.each(Object.keys(parts))('renders %s on a server', (name) => {
  expect(() => renderToString(parts[name])).not.toThrow();
});

test('renders no toasts on a server', () => {
  const queue = createToastQueue();
  expect(renderToString(<ToastRegion queue={queue} />)).toBe('');
});
