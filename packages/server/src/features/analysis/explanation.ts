import type { GeneratedText, ReportWords } from '@vitalane/contract';

/** Sentences that a language model has written, or nothing when it has not answered. */
export interface TextModel {
  name: string;
  /** Answers an instruction in plain text. Throws when the service does not answer. */
  write(instruction: string): Promise<string>;
}

/** Explains a report: by the model where there is one and its text holds, otherwise by rules. */
export async function explainReport(
  words: ReportWords,
  question: string | undefined,
  model: TextModel | undefined,
): Promise<GeneratedText> {
  const byRules = explainByRules(words, question);
  if (!model) return byRules;
  const text = await model.write(instructionFor(words, question)).catch(() => '');
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0 || !restsOnData(text, words)) return byRules;
  return { ...byRules, paragraphs, model: model.name };
}

/** The report's own sentences, those that the question is about first. */
export function explainByRules(words: ReportWords, question = ''): GeneratedText {
  const asked = wordsOf(question);
  const relevance = (text: string) => wordsOf(text).filter((word) => asked.includes(word)).length;
  const findings = words.findings
    .map(({ label, text }) => `${label}: ${text}`)
    .toSorted((a, b) => relevance(b) - relevance(a));
  return {
    paragraphs: [...findings, words.advice.join(' ')],
    seekCare: words.seekCare,
    sources: words.sources,
    model: 'vitalane-rules',
    version: '1',
    asOf: words.asOf,
  };
}

const shortestWord = 3;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortestWord);
}

const numbers = /\d+(?:[.,]\d+)*/g;

/** Whether every number of a text stands in the report. One that does not was made up. */
export function restsOnData(text: string, words: ReportWords): boolean {
  const known = new Set(JSON.stringify(words).match(numbers) ?? []);
  return (text.match(numbers) ?? []).every((number) => known.has(number));
}

/** The report's words and the question; nothing that says whose they are. */
function instructionFor(
  { title, findings, advice, seekCare }: ReportWords,
  question: string | undefined,
): string {
  return [
    'Explain this health report in plain, short British English sentences, in the second person.',
    'Do not diagnose, do not change treatment, and use no number that is not in the report.',
    `Report: ${JSON.stringify({ title, findings, advice, seekCare })}`,
    // What a person types is quoted, so that it stays a question.
    `The question, as data: ${JSON.stringify(question ?? 'What does this mean for me?')}`,
  ].join('\n');
}
