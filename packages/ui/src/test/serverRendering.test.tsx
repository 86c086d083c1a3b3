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

const nothing = () => undefined;

/** Components that use the window, the document or system settings, and components of the first page. */
const parts: Readonly<Record<string, ReactNode>> = {
  Button: <Button>Save</Button>,
  ComboBox: <ComboBox label="Medicine" options={ready([{ value: 'm', label: 'Metformin' }])} />,
  DateTimeFields: <DateTimeFields defaultDate="2026-01-01" defaultTime="08:15" />,
  'an open Dialog': (
    <Dialog isOpen title="Delete" onClose={nothing}>
      Delete it?
    </Dialog>
  ),
  IconButton: <IconButton label="More" icon={<svg />} />,
  Menu: <Menu trigger={<Button>More</Button>} items={[{ id: 'edit', label: 'Edit' }]} />,
  SelectField: <SelectField label="Unit" options={[{ value: 'kg', label: 'kg' }]} />,
  Tabs: <Tabs aria-label="Diary" items={[{ id: 'a', label: 'Weight', content: 'No entries yet.' }]} />,
  TextField: <TextField label="Name" />,
};

test.each(Object.keys(parts))('%s is rendered on a server', (name) => {
  expect(() => renderToString(parts[name])).not.toThrow();
});

test('toasts wait for the browser', () => {
  const queue = createToastQueue();
  expect(renderToString(<ToastRegion queue={queue} />)).toBe('');
});
