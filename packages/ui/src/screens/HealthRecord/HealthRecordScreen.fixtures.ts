import type { HealthRecordData, RecordLine, StatementSays } from './HealthRecordScreen.types.ts';

const line = (item: string, name: string, rest: Partial<RecordLine> = {}): RecordLine => ({
  item,
  text: null,
  name,
  state: 'yes',
  provenance: 'You said so in your lab results on 12 March 2025.',
  removal: `You removed ${name.toLowerCase()}. Do you no longer have it, or was it added by mistake?`,
  ...rest,
});

const own = (label: string, item: string, says: StatementSays) => ({
  label,
  states: [{ item, says, confirmed: true }],
});

/** Record with entries in every part. */
export const fullRecord: HealthRecordData = {
  questions: [
    {
      item: 'stroke',
      text: null,
      reason:
        'You told us different things about a past stroke or mini-stroke. Until you answer we count it as yes, to be safe.',
      question: 'Have you ever had a stroke or a mini-stroke?',
      answers: [own('Yes', 'stroke', 'present'), own('No', 'stroke', 'absent')],
    },
    {
      item: 'diabetes',
      text: null,
      reason: 'You told us that you have diabetes. Some advice depends on its type.',
      question: 'Which type of diabetes do you have?',
      answers: [
        own('Type 1 diabetes', 'type_1_diabetes', 'present'),
        own('Type 2 diabetes', 'type_2_diabetes', 'present'),
      ],
    },
    {
      item: 'chronic_kidney_disease',
      text: null,
      reason:
        'Your doctor recorded long-term kidney disease on 5 January 2025. If this is wrong, tell the clinic.',
      question: null,
      answers: [],
    },
  ],
  unanswered: [
    { item: 'smoking', question: 'Do you smoke?' },
    { item: 'pregnancy', question: 'Are you pregnant, or were you in the last 6 weeks?' },
    {
      item: 'organ_damage',
      question:
        'Has a doctor told you that high blood pressure has harmed your heart, kidneys, eyes or blood vessels?',
    },
  ],
  unansweredTests: [
    {
      item: 'stool_test',
      question: 'Have you ever had a stool test for bowel cancer (FIT)?',
      dated: 'Stool test for bowel cancer (FIT)',
    },
    { item: 'flu_vaccine', question: 'Have you ever had a flu vaccine?', dated: 'Flu vaccine' },
  ],
  conditions: [
    line('type_2_diabetes', 'Diabetes, type 2'),
    line('stroke', 'Past stroke or mini-stroke', { state: 'asked' }),
    line('chronic_kidney_disease', 'Long-term kidney disease', {
      provenance: 'Dr Priya Nair recorded it on 5 January 2025.',
      removal: null,
    }),
    line('other_condition', 'A rare condition with a name that goes on for longer than a telephone is wide', {
      text: 'A rare condition with a name that goes on for longer than a telephone is wide',
    }),
  ],
  allergies: [line('drug_allergy', 'Penicillin', { text: 'Penicillin' })],
  medicines: [
    line('statin', 'Statin for cholesterol', {
      provenance: 'From your medicines: Rosuvastatin 10 mg, since 4 May 2025.',
      removal: null,
    }),
  ],
  tests: [
    line('mammogram', 'Mammogram (breast X-ray)', {
      provenance: 'Last one on 18 June 2024. You said yes in your health record on 2 January 2026.',
      doneOn: '2024-06-18',
      removal: null,
    }),
  ],
  others: [line('early_family_heart_disease', 'Early heart disease in the family')],
  denied: [
    line('asthma', 'Asthma', {
      state: 'past',
      provenance: 'You said on 2 February 2024 that you no longer have it.',
    }),
    line('gout', 'Gout', { state: 'no', provenance: 'You said no on 12 March 2025.' }),
  ],
  pregnancy: null,
  conditionOptions: [
    { value: 'gout', label: 'Gout' },
    { value: 'type_2_diabetes', label: 'Diabetes, type 2' },
    { value: 'hypertension', label: 'High blood pressure' },
  ],
};

/** Record without statements. */
export const emptyRecord: HealthRecordData = {
  ...fullRecord,
  questions: [],
  conditions: [],
  allergies: [],
  medicines: [],
  tests: [],
  others: [],
  denied: [],
};
