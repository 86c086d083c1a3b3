import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { DateTimeFields } from '../DateTimeFields/index.ts';
import { NamedZone } from './NamedZone.tsx';
import { NamedZoneProvider } from './NamedZoneProvider.tsx';

const meta = preview.meta({ component: NamedZone });

export const Default = meta.story({
  render: (args) => (
    <NamedZoneProvider timeZone="Asia/Singapore">
      <NamedZone {...args} />
    </NamedZoneProvider>
  ),
});

const asked = fn();

const inBerlin = { date: '2026-01-01', time: '14:05', measuredAt: '2026-01-01T13:05:00Z' };

export const Matrix = meta.story({
  render: () => (
    <Stack gap="lg">
      {['Asia/Singapore', 'America/Argentina/Buenos_Aires'].map((timeZone) => (
        <NamedZoneProvider key={timeZone} timeZone={timeZone}>
          <NamedZone />
          <DateTimeFields defaultDate="2026-01-01" defaultTime="20:05" />
        </NamedZoneProvider>
      ))}
      <NamedZoneProvider timeZone="Asia/Singapore">
        <NamedZone moments={[inBerlin]} />
      </NamedZoneProvider>
    </Stack>
  ),
});

export const NarrowForm = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <NamedZoneProvider timeZone="America/Argentina/Buenos_Aires">
      <DateTimeFields defaultDate="2026-01-01" defaultTime="09:05" />
    </NamedZoneProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time (Buenos Aires time)' })).toBeVisible();
  },
});

export const NothingOnTheSameClock = meta.story({
  tags: ['state'],
  render: () => (
    <NamedZoneProvider timeZone={null}>
      <NamedZone moments={[inBerlin]} />
      <DateTimeFields defaultDate="2026-01-01" defaultTime="20:05" />
    </NamedZoneProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time' })).toBeVisible();
    await expect(canvas.queryByText(/Singapore|Each entry/)).toBeNull();
  },
});

export const AsksAgain = meta.story({
  render: () => (
    <NamedZoneProvider timeZone="Asia/Singapore" onAsk={asked}>
      <NamedZone />
    </NamedZoneProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the time zone' }));
    await expect(asked).toHaveBeenCalledOnce();
  },
});

export const EntriesOfSeveralPlaces = meta.story({
  tags: ['state'],
  render: () => (
    <NamedZoneProvider timeZone="Asia/Singapore">
      <NamedZone moments={[{ ...inBerlin, time: '21:05' }, inBerlin]} />
    </NamedZoneProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Each entry has the time of the place where it was made.')).toBeVisible();
  },
});
