/** Colours of a status: a filled shape with its text, text on a page, a tinted background with text and border. */
interface StatusColors {
  solid: string;
  onSolid: string;
  text: string;
  soft: string;
  border: string;
}

/** Colours of an interactive tone: a status with hovered and pressed steps. */
interface ActionColors extends StatusColors {
  solidHover: string;
  solidPressed: string;
  softHover: string;
  onSoft: string;
}

/** Colours by role, as CSS colour strings. A theme sets all of them; components use no other colours. */
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
  /** Chart lines. A chart uses at most the first three, always with a marker and a dash. */
  series: Record<1 | 2 | 3 | 4 | 5 | 6, string>;
  /** Five steps from low to high. */
  heat: Record<1 | 2 | 3 | 4 | 5, string>;
}
