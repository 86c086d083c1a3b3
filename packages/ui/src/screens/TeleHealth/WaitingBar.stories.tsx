import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { WaitingBar, type WaitingBarProps } from './WaitingBar.tsx';

const args: WaitingBarProps = {
  waiting: { status: 'waiting', position: 4, waitEstimate: '10 to 20 mins' },
  href: '/TeleHealth',
};
const meta = preview.meta({ component: WaitingBar, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('complementary', { name: 'Your place in the queue' });
    await expect(bar).toHaveTextContent('Estimated wait: 10 to 20 mins');
    await expect(canvas.getByRole('status')).toHaveTextContent('Number 4 in the queue');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'See your place' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/TeleHealth');
  },
});
export const Next = meta.story({
  tags: ['state'],
  args: { waiting: { status: 'waiting', position: 1, waitEstimate: '0 to 10 mins' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are next in the queue');
  },
});
export const NobodyOnline = meta.story({
  tags: ['state'],
  args: { waiting: { status: 'waiting', position: 2, waitEstimate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No doctor is online at the moment.')).toBeVisible();
  },
});
export const Offline = meta.story({
  tags: ['state'],
  args: { waiting: { status: 'waiting', position: null, waitEstimate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are in the queue');
    await expect(canvas.getByText('Your place is kept.')).toBeVisible();
  },
});
export const DoctorAway = meta.story({
  tags: ['state'],
  args: {
    waiting: { status: 'begun', doctor: 'Dr Wan Muhammad Fakhruddin Thiruchelvampillai' },
    href: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your consultation has begun')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
  },
});
export const Narrow = meta.story({
  args: { waiting: { status: 'waiting', position: 31, waitEstimate: '100 to 110 mins' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').offsetHeight).toBeLessThan(80);
  },
});
export const KeepsTheFocusInView = meta.story({
  tags: ['state'],
  render: (props) => (
    <div>
      <div style={{ height: '150vh' }} />
      <button type="button">Below the window</button>
      <div style={{ height: '150vh' }} />
      <WaitingBar {...props} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Below the window' });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('complementary').getBoundingClientRect().top,
    );
  },
});
