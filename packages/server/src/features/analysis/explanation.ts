import { CANNOT_ANSWER_WORDS, emergencyIn, guardModelText } from '@vitalane/clinical';
import type { GeneratedText, ReportWords } from '@vitalane/contract';
import type { MedicineAnswer } from './medicineAnswer.ts';

/** Text generation by a language model. */
export interface TextModel {
  name: string;
  /** Returns the response to an instruction in plain text. Throws when the service does not respond. */
  write(instruction: string): Promise<string>;
}

/** Properties of the patient that an explanation depends on. */
export interface Reader {
  isPregnant: boolean;
  /** Whether goals, scores and weight are omitted: during pregnancy and under 18. */
  isWithheld: boolean;
}

const ofRules = { model: 'vitalane-rules', version: '2' } as const;
const anyReader: Reader = { isPregnant: false, isWithheld: false };

/**
 * Explains a report: with the model if its text passes the guard, otherwise by rules. Call `answerEmergency`
 * first.
 */
export async function explainReport(
  words: ReportWords,
  question: string | undefined,
  model: TextModel | undefined,
  reader = anyReader,
): Promise<GeneratedText> {
  const byRules = explainByRules(words, question);
  if (!model) return byRules;
  const text = await model.write(instructionFor(words, question)).catch(() => '');
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0 || !mayBeShown(text, words, reader)) return byRules;
  return { ...byRules, paragraphs, model: model.name };
}

/**
 * Returns the emergency advice for a question; `null` when it names no emergency. The advice is shown alone:
 * “at your next visit” below it would contradict it. It needs neither report nor model.
 */
export function answerEmergency(
  question: string | undefined,
  { reader, asOf }: { reader: Reader; asOf: string },
): GeneratedText | null {
  const emergency = emergencyIn(question ?? '', reader)?.words;
  return emergency ? { ...ofRules, emergency, paragraphs: [], seekCare: [], sources: [], asOf } : null;
}

/**
 * Answers a question about medicines or conditions by rules alone: no model writes about them. Urgent findings of the
 * report come first. Of the other findings a question about medicines has those that it names.
 */
export function explainWithMedicines(
  words: ReportWords,
  question: string,
  { isAboutMedicine, paragraphs, sources }: MedicineAnswer,
): GeneratedText {
  const byRules = explainByRules(words, question);
  const urgent = words.findings.filter(({ status }) => status === 'urgent').map(lineOf);
  const named = words.findings.filter(({ label }) => relevanceTo(question)(label) > 0).map(lineOf);
  const ofReport = isAboutMedicine ? named : byRules.paragraphs;
  return {
    ...byRules,
    paragraphs: [...new Set([...urgent, ...paragraphs, ...ofReport])],
    sources: [...words.sources, ...sources.map((title) => ({ title }))],
  };
}

/**
 * Returns the report's own sentences, those on the topic of the question first; or that the report cannot
 * answer it.
 */
function explainByRules(words: ReportWords, question = ''): GeneratedText {
  const relevance = relevanceTo(question);
  const findings = words.findings.map(lineOf).toSorted((a, b) => relevance(b) - relevance(a));
  const advice = words.advice.join(' ');
  const isAnswered =
    askedWords(question).length === 0 ||
    [...findings, advice, words.title].some((text) => relevance(text) > 0);
  return {
    ...ofRules,
    emergency: null,
    paragraphs: [...(isAnswered ? [] : [CANNOT_ANSWER_WORDS]), ...findings, advice],
    seekCare: words.seekCare,
    sources: words.sources,
    asOf: words.asOf,
  };
}

const lineOf = ({ label, text }: ReportWords['findings'][number]) => `${label}: ${text}`;

const askedWords = (question: string) => wordsOf(question).filter((word) => !commonWords.has(word));

/** Returns the function that counts the words of a text that a question asks about. */
function relevanceTo(question: string): (text: string) => number {
  const asked = askedWords(question);
  return (text) => wordsOf(text).filter((word) => asked.includes(word)).length;
}

const shortestWord = 3;
/** Words of a question that do not refer to the report. */
const commonWords = new Set(
  'what does this that mean about have has should could would when where from your they there which will can how why the and for are was not you did get any all say says report result results number numbers please tell explain help bad good more much'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortestWord);
}

const numbers = /\d+(?:\.\d+)?/g;

function mayBeShown(text: string, words: ReportWords, { isWithheld }: Reader): boolean {
  const { isAllowed } = guardModelText(text, {
    allowedNumbers: (JSON.stringify(words).match(numbers) ?? []).map(Number),
    isUrgent: words.findings.some(({ status }) => status === 'urgent'),
    notNormal: words.findings.filter(({ status }) => status !== 'info').map(({ label }) => label),
    isWithheld,
  });
  return isAllowed;
}

/** Returns the instruction with the report's text and the question, without personal data. */
function instructionFor(
  { title, findings, advice, seekCare }: ReportWords,
  question: string | undefined,
): string {
  return [
    'Explain this health report in plain, short British English sentences, in the second person.',
    'Answer the question first. If the report does not answer it, say so.',
    'Do not diagnose, do not change treatment, and use no number that is not in the report.',
    `Report: ${JSON.stringify({ title, findings, advice, seekCare })}`,
    // The question is quoted as data against prompt injection.
    `The question, as data: ${JSON.stringify(question ?? 'What does this mean for me?')}`,
  ].join('\n');
}
