/** Meaning of a band for health. The label of the band repeats it. */
export type BandTone = 'good' | 'watch' | 'high' | 'severe';

/** Band of a scale. */
export interface Band {
  /** Name of the band: “Slightly raised”. */
  label: string;
  tone: BandTone;
  /** Upper limit in the unit of the value. Omit it for the last band, which is open. */
  upTo?: number;
  /** Whether `upTo` itself belongs to the band. @default false */
  isEndIncluded?: boolean;
}
