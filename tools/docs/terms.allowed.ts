/** A line that may hold a term which the glossary replaces. */
export interface AllowedTerm {
  readonly path: string;
  /** Part of the line. */
  readonly text: string;
  readonly why: string;
}

/** Lines that mean something else by the word. An entry that no line needs fails the check. */
export const ALLOWED: readonly AllowedTerm[] = [];

/** A folder with replaced terms that are still to be fixed. */
export interface FolderInProgress {
  readonly folder: string;
  /** Lower it when you fix some. */
  readonly atMost: number;
}

/** Folders that still hold replaced terms, with how many they may hold. */
export const IN_PROGRESS: readonly FolderInProgress[] = [
  { folder: 'packages/clinical/src/', atMost: 10 },
  { folder: 'packages/server/src/features/alerts/', atMost: 5 },
  { folder: 'packages/server/src/features/analysis/', atMost: 3 },
  { folder: 'packages/server/src/features/forms/', atMost: 2 },
  { folder: 'packages/server/src/features/record/', atMost: 1 },
  { folder: 'packages/ui/src/screens/HealthRecord/', atMost: 3 },
  { folder: 'packages/ui/src/screens/Home/', atMost: 3 },
];
