export type { AlertListProps } from '../shared/alerts/AlertList.tsx';
export type {
  BloodPressureEntry,
  BloodPressureTarget,
} from '../shared/bloodPressure.types.ts';
export type {
  HomeDiagnosis,
  HomeOverviewProps,
  HomeRecommendation,
  HomeScore,
} from './HomeOverview.types.ts';
export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
export type { NextStep } from './HomeScreen.types.ts';
export type { TodaysMedicinesProps } from './TodaysMedicinesCard.tsx';
