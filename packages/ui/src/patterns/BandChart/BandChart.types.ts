/** What a band means for health. The word beside it says the same. */
export type BandTone = 'good' | 'watch' | 'high' | 'severe';

/** One band of a scale. */
export interface Band {
  /** What the band is called: “Slightly raised”. */
  label: string;
  tone: BandTone;
  /** Where the band ends, in the value's unit; left out for the last band, which is open. */
  upTo?: number;
  /** Whether `upTo` itself still belongs to the band. @default false */
  isEndIncluded?: boolean;
}
