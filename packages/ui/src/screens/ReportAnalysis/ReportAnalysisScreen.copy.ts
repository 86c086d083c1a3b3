import { dayInWords } from '@vitalane/time';

/** Texts of `ReportAnalysisScreen`. */
export const analysisCopy = {
  title: 'Report analysis',
  lead: 'Everything that your readings and results say, in words. For information only.',
  back: 'All reports',
  printed: (name: string, today: string) => `${name}. Printed on ${dayInWords(today)}. For information only.`,
  export: {
    title: 'For your doctor',
    text: 'One page with averages, medicines, allergies and latest results, then charts and every report, as a PDF.',
    make: 'Download PDF',
    again: 'Download again',
    making: 'Making your report',
    receiving: 'Receiving your report',
    cancel: 'Cancel',
    done: (fileName: string) => `${fileName} was saved with your downloads.`,
  },
  ask: {
    title: 'Ask about a report',
    text: 'The answer explains your report. It is not a diagnosis and does not change your treatment.',
    report: 'Report',
    question: 'Your question',
    submit: 'Explain',
    answer: 'Explanation',
    byRules: 'Made by fixed rules from your own report.',
    byModel: 'Written by a language model from your own report; every number was checked against it.',
    noReport: 'Choose a report.',
    tooLong: 'Ask in at most 1000 characters.',
  },
} as const;
