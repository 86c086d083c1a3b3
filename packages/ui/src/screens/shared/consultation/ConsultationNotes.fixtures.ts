import type {
  EndedConsultation,
  NoteDraft,
  RegisteredIdentity,
  VisitTriage,
} from './ConsultationNotes.types.ts';

import { givenConsent } from './VideoConsent.fixtures.ts';

/** Registered by the patient, not confirmed yet. */
export const registeredIdentity: RegisteredIdentity = {
  fullName: 'Tan Mei Ling',
  documentType: 'NRIC',
  nricMasked: '*****567D',
  isDisputed: false,
  dateOfBirth: '1968-04-12',
  gender: 'Female',
  confirmedAt: null,
};

/** Why a patient comes today. */
export const triageOfToday: VisitTriage = {
  urgency: 'today',
  because: ['It began today'],
  topic: 'A new health problem',
  since: 'Today',
  words: 'My ankles are swollen in the evening.',
  redFlags: [],
  medicinesRight: false,
  allergiesRight: null,
};

/** Ended an hour ago, with a draft note. */
export const endedConsultation: EndedConsultation = {
  fullName: 'Tan Mei Ling',
  startedAt: '2026-01-01T08:10:00.000Z',
  recordHref: '/Patient/1',
  keptUntil: null,
  isNoShow: false,
  noShowFrom: '2026-01-01T02:00:00.000Z',
  identity: registeredIdentity,
  triage: triageOfToday,
  consent: givenConsent,
  addenda: [],
};

/** Draft saved on the server. */
export const savedDraft: NoteDraft = {
  note: 'Blood pressure discussed. Home readings are above the target in the morning.',
  plan: 'Measure twice a day for a week. Call again on Monday.',
  status: 'saved',
  dispute: null,
};

/** Draft whose note was changed on another device as well. */
export const disputedDraft: NoteDraft = {
  ...savedDraft,
  status: 'disputed',
  dispute: {
    note: 'Blood pressure discussed. The patient forgets the evening dose.',
    plan: savedDraft.plan,
    fields: ['note'],
    isFinished: false,
  },
};
