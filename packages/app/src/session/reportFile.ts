/**
 * The photograph that a person is copying results from, on its way from one page to the next: in memory only, for that
 * person only, and gone with a reload, for a tab may be left open where others can see it.
 */
let kept: { ownerUuid: string; file: File } | null = null;

/** Hands a report to the form that is opened next. */
export function handOverReport(ownerUuid: string | undefined, file: File | undefined): void {
  kept = ownerUuid && file ? { ownerUuid, file } : null;
}

/** The report that was handed over by this person. */
export function reportFor(ownerUuid: string | undefined): File | null {
  return kept && kept.ownerUuid === ownerUuid ? kept.file : null;
}

/** Forgets it: it was saved, the person does not want it, or signs out. */
export function forgetReport(): void {
  kept = null;
}
