/** Meaning of a cell for health. The word of the cell repeats it. */
export type HeatTone = 'good' | 'watch' | 'high' | 'severe';

/** Heading of a row or column. */
export interface HeatHeading {
  id: string;
  /** Short name: “G3a”. */
  label: string;
  /** Range of a row or column: “45 to 59”. */
  detail?: string;
}

/** Text of one cell. */
export interface HeatCell {
  label: string;
  tone: HeatTone;
}
