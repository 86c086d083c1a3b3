import { type BandedCode, bandInUnit, type EnteredValue, shownInUnit } from '../../index.ts';

type Given = Omit<EnteredValue, 'code'> & { readonly analyte: BandedCode; readonly showIn: string };

/** Returns the band of a value in its own unit, and the value shown in another. */
export function answer({ analyte: code, ...given }: Given): unknown {
  return { band: bandInUnit({ code, ...given }), shown: shownInUnit({ code, ...given }) };
}
