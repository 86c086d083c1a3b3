import { fn } from 'storybook/test';
import { now, timeZone } from '../shared/readings/pressure.fixtures.ts';
import type { DiaryScreenProps } from './DiaryScreen.tsx';
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

/** Diary with a closed form, without its measure and readings. */
export const diaryAtRest = {
  ...entriesAtRest,
  canChange: true,
  now,
  timeZone,
  form: { status: 'closed' },
  saved: null,
  onChooseKind: fn(),
  onRetry: fn(),
  onOpenForm: fn(),
  onCloseForm: fn(),
  onSave: fn(),
  onRefuse: fn(),
  onConfirmCheck: fn(),
  onChangeChecked: fn(),
  onChooseSymptoms: fn(),
  onHideSuccess: fn(),
  onEdit: fn(),
  onDelete: fn(),
} satisfies Omit<DiaryScreenProps, 'measure' | 'entries'>;
