/** Words of a patient's record as a doctor sees it. */
export const patientRecordCopy = {
  title: 'Patient record',
  back: 'Patients',
  advice: 'Earlier advice',
  withoutRelation: 'You opened this record with a reason. The patient sees that you did, and why.',
  logged: 'The patient sees that you opened this record.',
  unknown: 'Not said',
  person: {
    born: (day: string, years: number) => `Born ${day} (${years} years)`,
    smoker: { yes: 'Smokes', no: 'Does not smoke', unknown: 'Smoking: not said' },
  },
  pregnancy: {
    yes: (saidOn: string, dueOn: string | null) =>
      dueOn ? `Pregnant, due on ${dueOn}, said on ${saidOn}` : `Pregnant, said on ${saidOn}`,
    no: (saidOn: string) => `Not pregnant, said on ${saidOn}`,
    unknown: 'Pregnancy: not said',
  },
  /** Quotes what is written for the patient, so that a doctor knows whom it addresses. */
  patientReads: (text: string) => `The patient reads: “${text}”`,
  alerts: {
    heading: 'Open health alerts',
    symptoms: (names: string) => `The patient has: ${names}`,
    seen: 'The patient has marked this as seen.',
  },
  goals: {
    heading: 'Goals',
    reason: (reason: string) => `Reason: ${reason}`,
    none: 'No goal',
    steps: {
      set: {
        action: (isDoctors: boolean) => (isDoctors ? 'Change' : 'Set'),
        title: (label: string) => `Set a goal: ${label}`,
        confirm: 'Save the goal',
      },
      withdraw: {
        action: () => 'Withdraw',
        title: (label: string) => `Withdraw the goal: ${label}`,
        confirm: 'Withdraw the goal',
      },
    },
    of: (action: string, label: string) => `${action}: ${label}`,
    low: 'From',
    high: 'Up to',
    limits: (min: number, max: number, unit: string) => `From ${min} to ${max} ${unit}.`,
    ends: 'Leave an end empty if there is none.',
    withdrawn: 'The goal of the patient, or the usual one, holds again.',
    why: 'Reason',
    whyHelp: 'The patient reads this with your name.',
    whyMissing: 'Enter a reason. The patient reads it.',
    cancel: 'Cancel',
  },
  allergies: {
    heading: 'Drug allergies',
    none: 'No known drug allergies, says the patient',
    unknown: 'Not said. Ask the patient.',
    some: 'Has drug allergies, without details',
  },
  conditions: {
    heading: 'Diagnoses',
    none: 'None in the record',
    states: {
      yes: null,
      asked: 'Counted as yes: the patient has not answered a question about it',
      past: 'In the past',
      no: 'No',
    },
    ownWords: (words: string) => `In the patient’s words: ${words}`,
  },
  medicines: {
    heading: 'Medicines',
    none: 'None in the record',
    dose: (amount: string, frequency: string) => `${amount}, ${frequency.toLowerCase()}`,
    serious: 'Serious warning',
    warningReason: (reason: string) => `The patient takes it because: ${reason}`,
    indication: (words: string) => `For: ${words}`,
  },
  diary: {
    heading: 'Diary, last 30 days',
    none: 'No entries in the last 30 days',
    pressure: 'Blood pressure',
    sugar: 'Blood sugar',
    weight: 'Weight',
    average: (figure: string, unit: string) => `Average ${figure} ${unit}`,
    span: (count: number, low: string, high: string) =>
      count === 1 ? '1 reading' : `${count} readings, from ${low} to ${high}`,
    latest: (figure: string, day: string, time: string) => `Latest ${figure}, ${day} ${time}`,
    nothing: 'No readings',
  },
  results: {
    heading: 'Latest lab results',
    none: 'None in the record',
    test: 'Test',
    value: 'Result',
    day: 'Day of test',
  },
} as const;
