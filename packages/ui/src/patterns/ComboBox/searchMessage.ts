import type { FieldOption } from '../Field/index.ts';
import type { Remote } from '../RemoteView/index.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';

/** Returns the text that replaces the options of a search; the search's own text if it has one. */
export interface SearchWords {
  /** Nothing has been typed yet. */
  prompt?: string;
  /** Nothing fits the input. */
  empty?: string;
}

/** Returns the sentence under the box, if the options do not speak for themselves. */
export function searchMessage(
  options: Remote<readonly FieldOption[]>,
  text: string,
  { prompt = copy.prompt, empty = copy.empty }: SearchWords = {},
): string | undefined {
  switch (options.status) {
    case 'loading':
      return copy.loading;
    case 'failed':
      return options.message;
    case 'forbidden':
      return copy.forbidden;
    case 'ready':
      if (options.data.length > 0) return undefined;
      return text.trim() === '' ? prompt : empty;
    default:
      return options satisfies never;
  }
}
