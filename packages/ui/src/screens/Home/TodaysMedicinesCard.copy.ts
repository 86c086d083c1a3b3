/** Texts of `TodaysMedicinesCard`. */
export const todaysMedicinesCopy = {
  title: 'Today’s medicines',
  none: 'No doses are due today.',
  all: 'All medicines',
  anyTime: 'Any time',
  take: 'Take now',
  takeLabel: (name: string, which: string | null) => `Take now: ${name}${which ? `, ${which}` : ''}`,
  recorded: 'Dose recorded',
  recordedText: (name: string, amount: string, day: string, time: string) =>
    `${name}, ${amount}, ${day} ${time}.`,
  undo: 'Undo',
} as const;
