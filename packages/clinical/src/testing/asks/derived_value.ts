import { derivedLipid, type Panel, type PanelDerivation } from '../../index.ts';

/** Returns a value calculated from a lipid panel. */
export function answer({
  value,
  inputs,
}: {
  readonly value: PanelDerivation;
  readonly inputs: Panel;
}): unknown {
  return derivedLipid(value, inputs);
}
