import type { MessageThread, VisitMessage } from './VisitMessages.types.ts';

const message = (id: number, isOwn: boolean, text: string): VisitMessage => ({
  id: `m${id}`,
  isOwn,
  text,
  sentAt: `2026-01-01T09:${String(9 + id).padStart(2, '0')}:00.000Z`,
});

/** Messages as the patient sees them. */
export const patientThread: MessageThread = {
  stored: [
    message(1, true, 'The sound breaks up. What is the medicine called?'),
    message(2, false, 'Amlodipine 5 mg, one tablet each morning.'),
    message(3, false, 'Please measure twice a day for a week:\nbefore breakfast, and before bed.'),
  ],
  unsent: [],
};

/** As {@link patientThread}, with messages in every state of sending. */
export const unsentThread: MessageThread = {
  stored: patientThread.stored,
  unsent: [
    { id: 'u1', text: 'With food?', status: 'waiting' },
    { id: 'u2', text: 'I have a tablet cutter.', status: 'sending' },
    {
      id: 'u3',
      text: 'One more question.',
      status: 'refused',
      reason: 'This message was not sent, because the consultation is not under way.',
    },
  ],
};

/** Many long messages, one without spaces. */
export const longThread: MessageThread = {
  stored: Array.from({ length: 24 }, (_, index) =>
    message(
      index,
      index % 3 === 0,
      index % 5 === 4 ? 'https://clinic.example/'.padEnd(160, 'instructions-') : `Message ${index + 1}.`,
    ),
  ),
  unsent: [],
};

/** With photos and documents of both, one with a long name. */
export const fileThread: MessageThread = {
  stored: [
    message(1, true, 'This is how it looks.'),
    { ...message(2, true, ''), file: { name: 'ankle.jpg', sizeBytes: 184_320 } },
    { ...message(3, false, ''), file: { name: 'Instructions after the visit.pdf', sizeBytes: 2_400_000 } },
  ],
  unsent: [
    {
      id: 'u1',
      text: '',
      file: {
        name: 'IMG_20260101_170912_the_left_ankle_from_the_side_in_the_evening.jpg',
        sizeBytes: 3_100_000,
      },
      status: 'sending',
    },
    { id: 'u2', text: '', file: { name: 'letter.pdf', sizeBytes: 90_000 }, status: 'waiting' },
    {
      id: 'u3',
      text: '',
      file: { name: 'scan.png', sizeBytes: 12_000 },
      status: 'refused',
      reason: 'This file could not be read. Choose a JPEG, PNG, WebP or PDF file.',
    },
  ],
};
