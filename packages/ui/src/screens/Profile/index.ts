export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
export type {
  HealthRecordSummary,
  ProfileData,
  ProfileEntry,
  ProfileFields,
  ProfileFileName,
  ProfileFiles,
  ProfileFormState,
} from './ProfileScreen.types.ts';
