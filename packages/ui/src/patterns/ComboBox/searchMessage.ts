import type { FieldOption } from '../Field/index.ts';
import type { Remote } from '../RemoteView/index.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';

/** What a search has to say in place of options, in words of its own where it has any. */
export interface SearchWords {
  /** Nothing has been typed yet. */
  prompt?: string;
  /** Nothing fits what was typed. */
  empty?: string;
}

/** The sentence under the box, if the options do not speak for themselves. */
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
