import type { TextSection } from '../shared/TextSections.tsx';

const sections = (emergency: string): readonly TextSection[] => [
  {
    heading: 'What this app is for',
    paragraphs: [
      'You keep a diary of your health, read what your results mean, order your medicines and see a doctor by video.',
      'It informs and reminds. It does not diagnose, and it does not replace a doctor who examines you.',
    ],
  },
  {
    heading: 'When it is urgent',
    paragraphs: [emergency],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'Use your own name and your own identity number. Keep your password to yourself, and sign out on a device that others use.',
      'What you enter should be true: your doctor and the calculations rely on it.',
    ],
  },
  {
    heading: 'Video consultations',
    paragraphs: [
      'Have your identity document ready. The doctor may end a call that cannot be held safely and ask you to come in person.',
      'Calls are not recorded. Ask before you record one, and so will the doctor.',
    ],
  },
  {
    heading: 'Medicines and payment',
    paragraphs: [
      'An order is a request. A pharmacist or doctor checks it before anything is sent, and tells you if it cannot be.',
      'Prices are shown before you order. You pay only for what is delivered.',
    ],
  },
  {
    heading: 'Leaving',
    paragraphs: [
      'You can save your reports and delete your account at any time under Security. Records that the law asks a clinic to keep are kept for that time and used for nothing else.',
    ],
  },
];

/** Texts of `TermsScreen`. */
export const termsCopy = { title: 'Terms', back: 'Settings', sections } as const;
