/** Where a statement about a person's health was made. */
const sources = {
  profile: 'in your profile',
  health_form: 'with your lab results',
  diagnosis: 'in your diagnoses',
  health_answers: 'in the health questions',
  health_record: 'in your health record',
  medicine_list: 'in your medicines',
  doctor_note: 'in a note',
  import: 'in imported data',
} as const;

/** What a statement says. */
const answers = {
  present: 'You said yes',
  absent: 'You said no',
  resolved: 'You said that this is over',
  mistake: 'You said that this was a mistake',
  uncertain: 'You were not sure',
} as const;

interface OwnStatement {
  says: keyof typeof answers;
  source: keyof typeof sources;
  /** The day in words. */
  day: string;
}

/** Says where an entry of the health record comes from. */
export const provenanceText = {
  doctor: (doctorName: string | null, day: string) => `${doctorName ?? 'A doctor'} recorded it on ${day}.`,
  patient: ({ says, source, day }: OwnStatement) => `${answers[says]} ${sources[source]} on ${day}.`,
  medicine: (name: string, day: string) => `From your medicines: ${name}, since ${day}.`,
  lastOne: (day: string) => `Last one on ${day}.`,
} as const;
