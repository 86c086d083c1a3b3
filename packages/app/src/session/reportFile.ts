/**
 * Photograph of a report, on its way to the form. Kept in memory for one account and lost on reload, because others
 * may see a tab that is left open.
 */
let storedReport: { ownerUuid: string; file: File } | null = null;

/** Stores a report for the form that is opened next. */
export function handOverReport(ownerUuid: string | undefined, file: File | undefined): void {
  storedReport = ownerUuid && file ? { ownerUuid, file } : null;
}

/** Returns the stored report of this account. */
export function reportFor(ownerUuid: string | undefined): File | null {
  return storedReport && storedReport.ownerUuid === ownerUuid ? storedReport.file : null;
}

/** Deletes the report: after saving, rejection or sign-out. */
export function forgetReport(): void {
  storedReport = null;
}
