import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { personStream } from '../../patterns/VideoStage/VideoStage.fixtures.ts';
import { GuestCallScreen } from './GuestCallScreen.tsx';
import type { GuestCallScreenProps } from './GuestCallScreen.types.ts';

const waitingLines = [
  '... please wait for the other participant to join',
  "If you're the only one here, make sure to check your settings or try reconnecting.",
];
const args: GuestCallScreenProps = {
  phase: { status: 'asking', name: '', location: '', isRefused: false },
  hostName: 'Dr Priya Nair',
  devices: { status: 'idle' },
  onCheckDevices: fn(),
  onKnock: fn(),
  onLeave: fn(),
  onRetry: fn(),
  homeHref: '/',
};
const meta = preview.meta({ component: GuestCallScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ args: { onKnock }, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Video call with Dr Priya Nair' }),
    ).toBeVisible();
    const name = canvas.getByLabelText('Your name');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }));
    await expect(name).toHaveAccessibleDescription(/Enter your name\./);
    await userEvent.type(name, ' Lim Wei Jie ');
    await userEvent.tab();
    const location = canvas.getByLabelText(/^Where are you now\?/);
    await expect(location).toHaveFocus();
    await expect(location).toHaveAccessibleDescription(/In an emergency we send help there\./);
    await userEvent.keyboard(' At work, level 8 {Enter}');
    await expect(onKnock).toHaveBeenCalledWith('Lim Wei Jie', 'At work, level 8');
  },
});

export const Refused = meta.story({
  tags: ['state'],
  args: { phase: { status: 'asking', name: 'Wei', location: 'At home', isRefused: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Dr Priya Nair has not let you in');
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Wei');
    await expect(canvas.getByLabelText(/^Where are you now\?/)).toHaveValue('At home');
    await expect(canvas.getByRole('button', { name: 'Ask again' })).toBeVisible();
  },
});

export const Waiting = meta.story({
  // Text over a playing video is anti-aliased differently between runs.
  tags: ['no-pixels'],
  render: (props) => (
    <GuestCallScreen
      {...props}
      phase={{ status: 'waiting', isConnected: true, lines: waitingLines }}
      devices={{
        status: 'open',
        stream: personStream(190),
        hasMicrophone: true,
        level: 0.4,
        isHeard: true,
      }}
    />
  ),
  play: async ({ args: { onLeave }, canvas, userEvent }) => {
    await expect(canvas.getByText('... please wait for the other participant to join')).toBeVisible();
    await expect(
      canvas.getByText("If you're the only one here, make sure to check your settings or try reconnecting."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(onLeave).toHaveBeenCalledOnce();
  },
});

export const WaitingOffline = meta.story({
  args: {
    phase: {
      status: 'waiting',
      isConnected: false,
      lines: waitingLines,
      connectionHint: 'Connection to the service is lost. We keep trying to reconnect.',
    },
  },
});

export const LinkDoesNotWork = meta.story({
  tags: ['state'],
  args: { phase: { status: 'closed' }, hostName: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
    ).toBeVisible();
  },
});

export const TwoAreInTheCall = meta.story({
  args: { phase: { status: 'full' } },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await expect(canvas.getByText(/A call has room for two/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
