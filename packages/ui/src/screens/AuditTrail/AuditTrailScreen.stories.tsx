import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { AuditTrailScreen, type AuditTrailScreenProps } from './AuditTrailScreen.tsx';
import type { TrailEntry } from './AuditTrailScreen.types.ts';

const mei = { uuid: 'p1', fullName: 'Tan Mei Ling' };
const doctor = { uuid: 'd1', fullName: 'Dr Lim Wei Jie' };
const line = { outcome: 'done', subject: null, reason: null } as const;

const entries: readonly TrailEntry[] = [
  {
    ...line,
    uuid: 't1',
    when: '1 January 2026, 09:12:04',
    action: 'record.open_without_relation',
    actor: doctor,
    subject: mei,
    reason: 'Called by the emergency department to check an allergy',
  },
  { ...line, uuid: 't2', when: '1 January 2026, 09:10:51', action: 'session.start', actor: doctor },
  {
    ...line,
    uuid: 't3',
    when: '1 January 2026, 09:10:02',
    action: 'session.start',
    actor: null,
    outcome: 'refused',
  },
  {
    ...line,
    uuid: 't4',
    when: '31 December 2025, 21:04:37',
    action: 'form.delete',
    actor: { uuid: 'p9', fullName: null },
  },
  { ...line, uuid: 't5', when: '31 December 2025, 20:00:00', action: 'label.print', actor: doctor },
];

const args: AuditTrailScreenProps = {
  entries: ready(entries),
  filter: { action: '', period: 'week' },
  isFiltering: false,
  hasOlder: true,
  isLoadingOlder: false,
  onFilter: fn(),
  onShowEverybody: fn(),
  onRetry: fn(),
  onLoadOlder: fn(),
};
const meta = preview.meta({ component: AuditTrailScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent('Opened a record without treating the patient');
    await expect(rows[0]).toHaveTextContent('Reason given: Called by the emergency department');
    await expect(rows[2]).toHaveTextContent('Nobody signed in');
    await expect(rows[3]).toHaveTextContent('Deleted account');
    await expect(rows[4]).toHaveTextContent('label.print');
  },
});
export const OneAccount = meta.story({
  args: { accountName: 'Tan Mei Ling' },
  play: async ({ args: { onShowEverybody }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await expect(onShowEverybody).toHaveBeenCalledOnce();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { entries: loading } });
export const Empty = meta.story({ args: { entries: ready([]), hasOlder: false } });
export const Failed = meta.story({ args: { entries: failed('Something Went Wrong') } });
export const Forbidden = meta.story({ args: { entries: forbidden } });

export const IsNarrowed = meta.story({
  play: async ({ args: { onFilter }, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^What/ }), 'Opened a record');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(onFilter).toHaveBeenCalledWith({ action: 'record.open', period: 'week' });
  },
});
