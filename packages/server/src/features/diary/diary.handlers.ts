import { getDiaryDetails } from './details.queries.ts';
import type { DiaryHandlers } from './entry.handlers.ts';
import { intakeHandlers } from './intake.handlers.ts';
import { readingHandlers } from './readings.handlers.ts';

/** Creates the handlers of the diary. */
export function diaryHandlers(): DiaryHandlers {
  return {
    ...readingHandlers,
    ...intakeHandlers,

    async getDiaryDetails({ caller, db, query }) {
      return { status: 200, body: await getDiaryDetails(db, caller, query.date) };
    },
  };
}
