import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { ready } from '../../patterns/RemoteView/index.ts';
import { personStream } from '../../patterns/VideoStage/VideoStage.fixtures.ts';
import {
  registeredIdentity,
  savedDraft,
  triageOfToday,
} from '../shared/consultation/ConsultationNotes.fixtures.ts';
import { MessageComposer } from '../shared/consultation/MessageComposer.tsx';
import { givenConsent } from '../shared/consultation/VideoConsent.fixtures.ts';
import { patientThread } from '../shared/consultation/VisitMessages.fixtures.ts';
import { VisitMessages, type VisitMessagesProps } from '../shared/consultation/VisitMessages.tsx';
import { fullRecord } from '../shared/patient-record/PatientRecord.fixtures.ts';
import { ConsultationPanel, type ConsultationPanelProps } from './ConsultationPanel.tsx';
import { patientWaiting } from './VideoCallScreen.fixtures.ts';
import { VideoCallScreen } from './VideoCallScreen.tsx';

const messages: VisitMessagesProps = {
  thread: ready(patientThread),
  otherName: 'Tan Mei Ling',
  timeZone: 'Asia/Singapore',
  composer: <MessageComposer draft="" awayName={null} onType={fn()} onAddFiles={fn()} onSend={fn()} />,
  onDiscard: fn(),
  onOpenFile: fn(),
  onRetry: fn(),
};
const args: ConsultationPanelProps = {
  identity: registeredIdentity,
  emergency: {
    location: 'At work, 12 Marina View, level 8',
    address: '1 Test Street, #02-03, 123456',
    phone: '+65 9123 4567',
  },
  triage: triageOfToday,
  consent: givenConsent,
  record: ready(fullRecord),
  draft: savedDraft,
  today: '2026-01-01',
  now: '2026-01-01T09:12:00.000Z',
  timeZone: 'Asia/Singapore',
  isPatientHere: true,
  noShowFrom: '2026-01-01T09:13:00.000Z',
  isSaving: false,
  onType: fn(),
  onChoose: fn(),
  onConfirm: fn(),
  onOpenRecord: fn(),
  onNoteConsent: fn(),
  onMarkNoShow: fn(),
};

const meta = preview.meta({
  component: ConsultationPanel,
  args,
  parameters: { layout: 'fullscreen' },
  render: (props: ConsultationPanelProps) => (
    <VideoCallScreen
      selfName="Dr Priya Nair"
      remoteName="Tan Mei Ling"
      call={
        props.isPatientHere
          ? { ...patientWaiting, localStream: personStream(30), remoteStream: personStream(190) }
          : { ...patientWaiting, waitingLines: ['User not joined'] }
      }
      panel={<ConsultationPanel {...props} />}
      leaveHref="/DoctorPage"
      onToggleCamera={fn()}
      onToggleMicrophone={fn()}
      onEndCall={fn()}
      onRetryMedia={fn()}
      onContinueWithoutMedia={fn()}
    />
  ),
});

export const Ready = meta.story();
export const WhereThePatientIsWasNotSaid = meta.story({
  tags: ['state'],
  args: { emergency: { location: null, address: null, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not said. Ask before anything else.')).toBeVisible();
    await expect(canvas.getByText('None on record.')).toBeVisible();
  },
});

export const BesideTheVideo = meta.story({
  play: async ({ args: { onType, onConfirm }, canvas, step, userEvent }) => {
    await expect(canvas.getByText('Penicillin (rash)')).toBeVisible();
    await expect(canvas.getByText('At work, 12 Marina View, level 8')).toBeVisible();
    await step('note and plan', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Note and plan' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), '.');
      await expect(onType).toHaveBeenLastCalledWith({ note: `${savedDraft.note}.` });
    });
    await step('identity', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Identity' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Identity confirmed' }));
      await expect(onConfirm).toHaveBeenCalledWith(true);
    });
  },
});
export const OnATablet = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('Penicillin (rash)').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
export const Messages = meta.story({
  tags: ['state'],
  args: {
    messages: <VisitMessages {...messages} />,
    unreadMessages: 2,
    selectedTab: 'messages',
    onSelectTab: fn(),
  },
  play: async ({ args: { onSelectTab }, canvas, userEvent }) => {
    await expect(canvas.getByRole('log', { name: 'Messages with Tan Mei Ling' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Messages (2)' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Note and plan' }));
    await expect(onSelectTab).toHaveBeenCalledWith('note');
  },
});
export const RecordNotOpened = meta.story({
  args: { record: null },
  play: async ({ args: { onOpenRecord }, canvas, userEvent }) => {
    await expect(canvas.getByText('My ankles are swollen in the evening.')).toBeVisible();
    await expect(canvas.getByText('It began today')).toBeVisible();
    await expect(canvas.getByText('Not right any more: ask')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Record' }));
    await expect(canvas.queryByText('Penicillin (rash)')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the record' }));
    await expect(onOpenRecord).toHaveBeenCalledOnce();
  },
});
export const ReasonWasNotSaid = meta.story({
  args: { triage: null, record: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Open the record' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Reason' }));
    await expect(canvas.getByText('The patient did not say why.')).toBeVisible();
  },
});
export const PatientIsNotHere = meta.story({
  tags: ['state'],
  args: { isPatientHere: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('User not joined')).toBeVisible();
    await expect(canvas.getByText('No-show can be marked from 17:13')).toBeVisible();
    const call = canvas.getByRole('link', { name: 'Call +65 9123 4567' });
    await expect(call).toHaveAttribute('href', 'tel:+6591234567');
  },
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide details' }));
    await expect(canvas.getByText('Penicillin (rash)')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }));
    await expect(canvas.getByText('Penicillin (rash)')).toBeVisible();
  },
});

export const WithoutConsent = meta.story({
  tags: ['state'],
  args: { consent: null, record: null },
  play: async ({ args: { onNoteConsent }, canvas, userEvent }) => {
    await expect(canvas.getByText('The patient has not agreed to be seen by video.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The patient agrees' }));
    await expect(onNoteConsent).toHaveBeenCalledOnce();
  },
});
export const ConsentGivenInTheCall = meta.story({
  args: { consent: { text: null, givenAt: '2026-01-01T09:11:00.000Z' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reason' }));
    await expect(
      canvas.getByText('Consent to video given in the call on 1 January 2026, 17:11'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'The patient agrees' })).toBeNull();
  },
});
