import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { Stack } from '../../primitives/index.ts';
import {
  disputedDraft,
  endedConsultation,
  registeredIdentity,
  savedDraft,
} from '../shared/consultation/ConsultationNotes.fixtures.ts';
import { NoShowButton } from '../shared/consultation/NoShowButton.tsx';
import { NoteEditor } from '../shared/consultation/NoteEditor.tsx';
import { patientThread } from '../shared/consultation/VisitMessages.fixtures.ts';
import { VisitMessages } from '../shared/consultation/VisitMessages.tsx';
import { ConsultationNotesScreen, type ConsultationNotesScreenProps } from './ConsultationNotesScreen.tsx';

const args: ConsultationNotesScreenProps = {
  consultation: ready(endedConsultation),
  draft: savedDraft,
  now: '2026-01-01T09:12:00.000Z',
  timeZone: 'Asia/Singapore',
  isSaving: false,
  onType: fn(),
  onChoose: fn(),
  onFinish: fn(),
  onConfirm: fn(),
  onMarkNoShow: fn(),
  onAddAddendum: fn(),
  onRetry: fn(),
};
const meta = preview.meta({ component: ConsultationNotesScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Consent to video given on 3 November 2025, 09:10'));
    await expect(canvas.getByText('The call is not recorded.')).toBeVisible();
    await userEvent.click(canvas.getByText('Consent to video given on 3 November 2025, 09:10'));
  },
});
export const WithMessages = meta.story({
  tags: ['state'],
  args: {
    messages: (
      <VisitMessages
        thread={ready(patientThread)}
        otherName="Tan Mei Ling"
        timeZone="Asia/Singapore"
        onDiscard={fn()}
        onOpenFile={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  },
});
export const WithoutConsent = meta.story({
  tags: ['state'],
  args: { consultation: ready({ ...endedConsultation, consent: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No consent is on record.')).toBeVisible();
  },
});
export const FinishesAfterAsking = meta.story({
  play: async ({ args: { onFinish, onType }, canvas, userEvent }) => {
    await expect(canvas.getByText('Tan Mei Ling, today 16:10')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Plan' }), '!');
    await expect(onType).toHaveBeenLastCalledWith({ plan: `${savedDraft.plan}!` });
    await userEvent.click(canvas.getByRole('button', { name: 'Finish note' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Finish this note?' });
    await expect(dialog).toHaveTextContent('it can no longer be changed');
    await expect(onFinish).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Finish note' }));
    await expect(onFinish).toHaveBeenCalledOnce();
  },
});
export const ConfirmsTheIdentity = meta.story({
  play: async ({ args: { onConfirm }, canvas, userEvent }) => {
    await expect(canvas.getByText('*****567D')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Identity confirmed' }));
    await expect(onConfirm).toHaveBeenCalledWith(true);
  },
});
export const Finished = meta.story({
  tags: ['pixels', 'state'],
  args: {
    draft: { ...savedDraft, status: 'finished' },
    consultation: ready({
      ...endedConsultation,
      identity: { ...registeredIdentity, confirmedAt: '2026-01-01T08:14:00.000Z' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Finished. The patient can read it.')).toBeVisible();
    await expect(canvas.getByText('You confirmed the identity at 16:14.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Finish note' })).not.toBeInTheDocument();
  },
});
export const TakesAddenda = meta.story({
  args: {
    draft: { ...savedDraft, status: 'finished' },
    consultation: ready({
      ...endedConsultation,
      addenda: [{ text: 'Potassium is normal.\nNo new test.', writtenAt: '2026-01-01T09:00:00.000Z' }],
    }),
  },
  play: async ({ args: { onAddAddendum }, canvas, userEvent }) => {
    await expect(canvas.getByText('Added today 17:00')).toBeVisible();
    await expect(canvas.getByText(/No new test\./)).toHaveStyle({ whiteSpace: 'pre-line' });
    const add = canvas.getByRole('button', { name: 'Add to the note' });
    await userEvent.click(add);
    await expect(canvas.getByText('Enter what you want to add.')).toBeVisible();
    await expect(onAddAddendum).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'New addendum' }), 'HbA1c is 6.9 %.');
    await userEvent.click(add);
    await expect(onAddAddendum).toHaveBeenCalledWith('HbA1c is 6.9 %.');
  },
});
export const NoShow = meta.story({
  args: { consultation: ready({ ...endedConsultation, isNoShow: true }) },
  play: async ({ args: { onMarkNoShow }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(onMarkNoShow).toHaveBeenCalledWith(false);
  },
});
export const NotSaved = meta.story({
  tags: ['state'],
  args: {
    draft: { ...savedDraft, status: 'failed' },
    consultation: ready({ ...endedConsultation, identity: { ...registeredIdentity, isDisputed: true } }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Not saved yet. Your text is kept on this device, and we keep trying.'),
    ).toBeVisible();
  },
});
export const ChangedElsewhere = meta.story({ tags: ['pixels'], args: { draft: disputedDraft } });
export const ChoosesAVersion = meta.story({
  args: { draft: disputedDraft },
  play: async ({ args: { onChoose }, canvas, userEvent }) => {
    const versions = within(canvas.getByRole('region', { name: 'Note: two versions' }));
    await expect(versions.getByText(/Home readings are above/)).toBeVisible();
    await expect(versions.getByText(/forgets the evening dose/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Finish note' })).not.toBeInTheDocument();
    await userEvent.click(versions.getByRole('button', { name: 'Keep both' }));
    await expect(onChoose).toHaveBeenCalledWith('note', 'both');
  },
});
export const FinishedElsewhere = meta.story({
  args: {
    draft: {
      ...disputedDraft,
      dispute: { note: 'Rest.', plan: 'Walk.', fields: ['note', 'plan'], isFinished: true },
    },
  },
  play: async ({ args: { onChoose }, canvas, userEvent }) => {
    const versions = within(canvas.getByRole('region', { name: 'Plan: two versions' }));
    await expect(versions.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
    await userEvent.click(versions.getByRole('button', { name: 'Discard mine' }));
    await expect(onChoose).toHaveBeenCalledWith('plan', 'other');
  },
});
export const Loading = meta.story({ args: { consultation: loading } });
export const Failed = meta.story({ args: { consultation: failed('Something Went Wrong') } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const InTheCall = meta.story({
  tags: ['state'],
  render: ({ onType, onChoose, onFinish, now, timeZone }) => (
    <Stack>
      <NoteEditor draft={savedDraft} isInCall onType={onType} onChoose={onChoose} onFinish={onFinish} />
      <NoShowButton
        now={now}
        timeZone={timeZone}
        fullName="Tan Mei Ling"
        from="2026-01-01T09:13:00.000Z"
        isPending={false}
        onMark={fn()}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved as a draft')).toBeVisible();
    await expect(canvas.getByText('No-show can be marked from 17:13')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Finish note' })).not.toBeInTheDocument();
  },
});
