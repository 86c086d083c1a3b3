/** The part of the UCUM library that tests use; it has no types of its own. */
declare module '@lhncbc/ucum-lhc' {
  interface Ucum {
    validateUnitString(code: string): { readonly status: 'valid' | 'invalid' | 'error' };
    /** `toVal` is `null` for units that do not convert. `molecularWeight` is in g/mol. */
    convertUnitTo(
      from: string,
      value: number,
      to: string,
      options?: { readonly molecularWeight?: number | undefined },
    ): { readonly toVal: number | null };
  }
  export const UcumLhcUtils: { getInstance(): Ucum };
}
