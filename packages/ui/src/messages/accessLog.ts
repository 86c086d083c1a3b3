/** Texts for the actions in the audit trail, shown to the patient. */
export const accessMessages = {
  record_opened: 'Opened your record',
  record_opened_without_relation: 'Opened your record without treating you',
  report_exported: 'Saved one of your reports',
  identity_confirmed: 'Confirmed your identity',
  record_written: 'Added to your health record',
  note_written: 'Wrote a note about your consultation',
  alert_seen: 'Saw your health alert',
  alert_answered: 'Answered your health alert',
} as const;
