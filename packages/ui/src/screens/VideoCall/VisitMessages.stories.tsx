import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { personStream } from '../../patterns/VideoStage/VideoStage.fixtures.ts';
import { FilesComposer } from '../shared/consultation/FilesComposer.tsx';
import { MessageComposer, type MessageComposerProps } from '../shared/consultation/MessageComposer.tsx';
import {
  fileThread,
  longThread,
  patientThread,
  unsentThread,
} from '../shared/consultation/VisitMessages.fixtures.ts';
import { VisitMessages, type VisitMessagesProps } from '../shared/consultation/VisitMessages.tsx';
import { chestPainAdvice } from '../shared/emergency.fixtures.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { patientWaiting } from './VideoCallScreen.fixtures.ts';
import { VideoCallScreen } from './VideoCallScreen.tsx';

const onSend = fn();
const onType = fn();
const onAddFiles = fn();
const composer: MessageComposerProps = {
  draft: '',
  awayName: null,
  onType: fn(),
  onAddFiles: fn(),
  onSend: fn(),
};
const args: VisitMessagesProps = {
  thread: ready(patientThread),
  otherName: 'Dr Priya Nair',
  timeZone: 'Asia/Singapore',
  composer: <MessageComposer {...composer} />,
  onRead: fn(),
  onDiscard: fn(),
  onOpenFile: fn(),
  onRetry: fn(),
};

function InACall(props: VisitMessagesProps) {
  return (
    <VideoCallScreen
      selfName="Tan Mei Ling"
      remoteName="Dr Priya Nair"
      call={{ ...patientWaiting, localStream: personStream(190), remoteStream: personStream(30) }}
      messages={{ unread: 0, newest: null, isOpen: true, panel: <VisitMessages {...props} /> }}
      leaveHref="/Consultation"
      onToggleCamera={fn()}
      onToggleMicrophone={fn()}
      onToggleMessages={fn()}
      onEndCall={fn()}
      onRetryMedia={fn()}
      onContinueWithoutMedia={fn()}
    />
  );
}

/** Advice appears while the patient types. */
function WithAdvice(props: VisitMessagesProps) {
  const [isEmergency, setEmergency] = useState(false);
  const advice = isEmergency ? <UrgentAdvice {...chestPainAdvice} /> : null;
  const onType = () => setEmergency(true);
  const writing = <MessageComposer {...composer} awayName="Dr Priya Nair" advice={advice} onType={onType} />;
  return <InACall {...props} composer={writing} />;
}

const meta = preview.meta({
  component: VisitMessages,
  args,
  parameters: { layout: 'fullscreen' },
  render: InACall,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages with Dr Priya Nair' });
    await expect(log).toHaveTextContent('Dr Priya Nair, 17:11Amlodipine 5 mg, one tablet each morning.');
    await expect(canvas.getByRole('button', { name: 'Messages' })).toHaveAttribute('aria-expanded', 'true');
  },
});
export const KeepsTheNewestInView = meta.story({
  args: { thread: ready(longThread) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args: { onRead }, canvas }) => {
    await waitFor(() => expect(onRead).toHaveBeenLastCalledWith('m23'));
    const newest = canvas.getByText('Message 24.').getBoundingClientRect();
    const field = canvas.getByRole('textbox', { name: 'Your message' }).getBoundingClientRect();
    await expect(newest.bottom).toBeLessThan(field.top);
    await expect(field.bottom).toBeLessThanOrEqual(window.innerHeight);
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
});
export const KeepsTheNewestInViewAboveAdvice = meta.story({
  args: { thread: ready(unsentThread) },
  globals: { viewport: { value: 'narrow' } },
  render: WithAdvice,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'I have chest pain');
    const advice = canvas.getByText('Call 995 now. Do not drive yourself.');
    const newest = canvas.getByRole('log').lastElementChild;
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(newest?.getBoundingClientRect().bottom).toBeLessThan(advice.getBoundingClientRect().top);
  },
});
export const IsNotReadBehindAClosedPanel = meta.story({
  render: (props) => (
    <div style={{ display: 'none' }}>
      <VisitMessages {...props} />
    </div>
  ),
  play: async ({ args: { onRead }, canvas }) => {
    await expect(canvas.getByText(/^Please measure twice a day/)).not.toBeVisible();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(onRead).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({ args: { thread: loading } });
export const Empty = meta.story({
  args: { thread: ready({ stored: [], unsent: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet.')).toBeVisible();
    await expect(
      canvas.getByText('Messages stay with this visit. Both of you can read them later.'),
    ).toBeVisible();
  },
});
export const Failed = meta.story({ args: { thread: failed('Network error. Please try again.') } });

export const Files = meta.story({
  tags: ['state'],
  args: { thread: ready(fileThread) },
  play: async ({ args: { onDiscard, onOpenFile }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open ankle.jpg' }));
    await expect(onOpenFile).toHaveBeenCalledWith('m2');
    await expect(canvas.getByText('2.4 MB')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open letter.pdf' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard “scan.png”' }));
    await expect(onDiscard).toHaveBeenCalledWith('u3');
  },
});
export const BeforeTheCall = meta.story({
  tags: ['state'],
  args: {
    thread: ready({ stored: [], unsent: [] }),
    composer: <FilesComposer isFocused onAddFiles={onAddFiles} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'You can write to the doctor when the call begins. Photos and documents you can send now.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a photo or document' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAddFiles).toHaveBeenCalled();
  },
});
export const NarrowFiles = meta.story({
  args: { thread: ready(fileThread) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
});

export const Unsent = meta.story({
  tags: ['state'],
  args: { thread: ready(unsentThread) },
  play: async ({ args: { onDiscard }, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Kept on this device. It is sent when the connection is back.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard “One more question.”' }));
    await expect(onDiscard).toHaveBeenCalledWith('u3');
  },
});

export const EnterSends = meta.story({
  args: {
    composer: (
      <MessageComposer {...composer} isFocused onSend={onSend} onType={onType} onAddFiles={onAddFiles} />
    ),
  },
  beforeEach: () => {
    onSend.mockClear();
    onAddFiles.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(field).toHaveFocus();
    await step('nothing is sent without words', async () => {
      await userEvent.keyboard('  {Enter}');
      await expect(onSend).not.toHaveBeenCalled();
    });
    await userEvent.clear(field);
    await userEvent.keyboard('With{Shift>}{Enter}{/Shift}food?');
    await expect(onType).toHaveBeenLastCalledWith('With\nfood?');
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledWith('With\nfood?');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('Again');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenLastCalledWith('Again');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a photo or document' }));
    await expect(onAddFiles).toHaveBeenCalled();
  },
});

export const TheDoctorIsAway = meta.story({
  tags: ['state'],
  args: {
    composer: (
      <MessageComposer
        {...composer}
        awayName="Dr Priya Nair"
        advice={<UrgentAdvice {...chestPainAdvice} />}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
    await expect(
      canvas.getByText('Dr Priya Nair is not in the call now and may read this later.'),
    ).toBeVisible();
  },
});

export const ARefusedMessageComesBack = meta.story({
  tags: ['state'],
  args: {
    composer: (
      <MessageComposer
        {...composer}
        draft="One more question."
        errorMessage="This message was not sent, because the consultation is not under way."
      />
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(field).toHaveValue('One more question.');
    await expect(field).toHaveAccessibleDescription(/This message was not sent/);
  },
});
