/** What a cell means for health; its word says the same. */
export type HeatTone = 'good' | 'watch' | 'high' | 'severe';

/** Head of a row or column. */
export interface HeatHeading {
  id: string;
  /** Short name: “G3a”. */
  label: string;
  /** What it stands for: “45 to 59”. */
  detail?: string;
}

/** One cell: what it says. */
export interface HeatCell {
  label: string;
  tone: HeatTone;
}
