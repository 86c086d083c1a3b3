import type { Allowed } from './clinicalVoice.rules.ts';

const leadsToTheDoctor =
  'Names the video consultation of the product; it says nothing about when one is needed.';
const namesALevel = 'Names a level that packages/clinical decides; its sentence stands beside it.';

/** Lines without clinical content. Unused entries fail the check. */
export const ALLOWED: readonly Allowed[] = [
  { path: 'Consultation/ConsultationScreen.copy.ts', text: "action: 'See a doctor'", why: leadsToTheDoctor },
  { path: 'TeleHealth/TeleHealthScreen.copy.ts', text: 'See a doctor by video', why: leadsToTheDoctor },
  {
    path: 'TeleHealth/TeleHealthScreen.copy.ts',
    text: 'see a GP clinic or polyclinic near you',
    why: 'Says where else a doctor is while none of the product is online.',
  },
  { path: 'Terms/TermsScreen.copy.ts', text: 'see a doctor by video', why: leadsToTheDoctor },
  {
    path: 'InactiveAccount/InactiveAccountScreen.copy.ts',
    text: 'You cannot open your diary or see a doctor here',
    why: leadsToTheDoctor,
  },
  {
    path: 'NotAllowed/NotAllowedScreen.copy.ts',
    text: 'If you think this is wrong, ask your clinic.',
    why: 'The clinic manages roles.',
  },
  {
    path: 'shared/consultation/ConsultationNotes.copy.ts',
    text: 'tell the clinic if the ID matches',
    why: 'For the doctor, on a person’s identity.',
  },
  {
    path: 'PlaceOrder/PlaceOrderScreen.copy.ts',
    text: 'If you have one, ask a doctor first.',
    why: 'Explains the declaration on allergies and side effects of an order.',
  },
  { path: 'shared/alerts/alerts.copy.ts', text: "next_visit: 'Next visit'", why: namesALevel },
  { path: 'shared/report/report.copy.ts', text: "see_doctor: { label: 'See a doctor'", why: namesALevel },
  {
    path: 'theme/scale.ts',
    text: 'controlHeight',
    why: 'Height of a control in pixels.',
  },
  {
    path: 'browser/mediaConstraints.ts',
    text: 'height: { ideal: 720 }',
    why: 'Height of a picture in pixels.',
  },
];
