import { fn } from 'storybook/test';
import type { EntriesProps } from './entries.types.ts';

/** Idle list: everything is loaded, and no request is pending. */
export const entriesAtRest = {
  // The fixtures of the diary end on 1 January 2026.
  period: {
    length: '30',
    from: '2025-12-03',
    to: '2026-01-01',
    hasPrevious: true,
    hasNext: false,
    isLoading: false,
    failure: null,
  },
  deletion: null,
  exporting: { status: 'idle' },
  targetsFailure: null,
  onChoosePeriod: fn(),
  onMovePeriod: fn(),
  onRetryPeriod: fn(),
  onExport: fn(),
  onRetryTargets: fn(),
} satisfies EntriesProps;
