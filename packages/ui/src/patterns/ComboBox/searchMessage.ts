import type { FieldOption } from '../Field/index.ts';
import type { Remote } from '../RemoteView/index.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';

/** Custom messages of a search. */
export interface SearchWords {
  /** Before the user types. */
  prompt?: string;
  /** Without results. */
  empty?: string;
}

/** Returns the message that replaces the options, if there is one. */
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
