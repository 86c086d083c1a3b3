import { fn } from 'storybook/test';
import type { EntriesProps } from './entries.types.ts';

/** A list at rest: everything is loaded, and nothing is under way. */
export const entriesAtRest = {
  hasOlderEntries: false,
  isLoadingOlder: false,
  deletion: null,
  exporting: { status: 'idle' },
  targetsFailure: null,
  onLoadOlder: fn(),
  onExport: fn(),
  onRetryTargets: fn(),
} satisfies EntriesProps;
