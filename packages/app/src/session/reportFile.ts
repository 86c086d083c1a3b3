/**
 * The photograph that a person copies results from, on its way from one page to the next. It is kept in
 * memory, for that person alone, and is gone after a reload, because others may see a tab that is left open.
 */
let kept: { ownerUuid: string; file: File } | null = null;

/** Hands a report to the form that is opened next. */
export function handOverReport(ownerUuid: string | undefined, file: File | undefined): void {
  kept = ownerUuid && file ? { ownerUuid, file } : null;
}

/** Returns the report that was passed on by this person. */
export function reportFor(ownerUuid: string | undefined): File | null {
  return kept && kept.ownerUuid === ownerUuid ? kept.file : null;
}

/** Forgets it: it was saved, the person does not want it, or signs out. */
export function forgetReport(): void {
  kept = null;
}
