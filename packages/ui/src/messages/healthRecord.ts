/** Audience of a text: the patient, or a reader of the patient's record. */
export type Voice = 'toPatient' | 'aboutPatient';

/** Texts for the sources of a statement. */
const sources = {
  profile: { toPatient: 'in your profile', aboutPatient: 'in the profile' },
  health_form: { toPatient: 'with your lab results', aboutPatient: 'with lab results' },
  diagnosis: { toPatient: 'in your diagnoses', aboutPatient: 'in the list of diagnoses' },
  health_answers: { toPatient: 'in the health questions', aboutPatient: 'in the health questions' },
  health_record: { toPatient: 'in your health record', aboutPatient: 'in the health record' },
  medicine_list: { toPatient: 'in your medicines', aboutPatient: 'in the list of medicines' },
  doctor_note: { toPatient: 'in a note', aboutPatient: 'in a note' },
  import: { toPatient: 'in imported data', aboutPatient: 'in imported data' },
} as const;

/** Texts for the values of a statement. */
const answers = {
  present: { toPatient: 'You said yes', aboutPatient: 'The patient said yes' },
  absent: { toPatient: 'You said no', aboutPatient: 'The patient said no' },
  resolved: { toPatient: 'You said that this is over', aboutPatient: 'The patient said that this is over' },
  mistake: {
    toPatient: 'You said that this was a mistake',
    aboutPatient: 'The patient said that this was a mistake',
  },
  uncertain: { toPatient: 'You were not sure', aboutPatient: 'The patient was not sure' },
} as const;

interface OwnStatement {
  says: keyof typeof answers;
  source: keyof typeof sources;
  /** Formatted date. */
  day: string;
}

const medicines = { toPatient: 'From your medicines', aboutPatient: 'From the medicines' } as const;

/** Texts for the source of a health record entry. */
export const provenanceText = {
  doctor: (doctorName: string | null, day: string) => `${doctorName ?? 'A doctor'} recorded it on ${day}.`,
  patient: ({ says, source, day }: OwnStatement, voice: Voice = 'toPatient') =>
    `${answers[says][voice]} ${sources[source][voice]} on ${day}.`,
  medicine: (name: string, day: string, voice: Voice = 'toPatient') =>
    `${medicines[voice]}: ${name}, since ${day}.`,
  lastOne: (day: string) => `Last one on ${day}.`,
} as const;
