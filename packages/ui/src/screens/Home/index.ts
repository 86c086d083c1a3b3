export type { AlertListProps } from '../shared/alerts/AlertList.tsx';
export type { ReadingEntry } from '../shared/readings/entry.types.ts';
export type { BloodPressureTarget } from '../shared/readings/pressureParts.ts';
export type {
  HomeDiagnosis,
  HomeOverviewProps,
  HomeRecommendation,
  HomeScore,
} from './HomeOverview.types.ts';
export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
export type { NextStep } from './HomeScreen.types.ts';
export type { TodaysMedicinesProps } from './TodaysMedicinesCard.tsx';
