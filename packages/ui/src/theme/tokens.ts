/** What a status is drawn with: a filled shape and the words on it, words on a page, a tinted ground and its edge. */
export interface StatusColors {
  solid: string;
  onSolid: string;
  text: string;
  soft: string;
  border: string;
}

/** A tone that can be pressed: a status plus its hovered and pressed steps. */
export interface ActionColors extends StatusColors {
  solidHover: string;
  solidPressed: string;
  softHover: string;
  onSoft: string;
}

/** Every colour by meaning. A theme fills all of them; components read nothing else. CSS colour strings. */
export interface ColorTokens {
  bg: Record<
    'canvas' | 'surface' | 'sunken' | 'overlay' | 'hover' | 'pressed' | 'selected' | 'backdrop',
    string
  >;
  text: Record<'default' | 'muted' | 'disabled', string>;
  border: Record<'subtle' | 'default' | 'control', string>;
  focus: { ring: string };
  accent: ActionColors;
  danger: ActionColors;
  info: StatusColors;
  success: StatusColors;
  warning: StatusColors;
  /** Chart lines; at most the first three in one chart, always with a marker and a dash. */
  series: Record<1 | 2 | 3 | 4 | 5 | 6, string>;
  /** Five steps from little to much. */
  heat: Record<1 | 2 | 3 | 4 | 5, string>;
}
