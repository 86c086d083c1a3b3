import type { Random } from './random.ts';

/** Distortion of a page between printing and upload. */
export interface Condition {
  kind: 'clean' | 'noisy';
  as?: 'pdf' | 'scanned pdf';
  /** CSS rules for `.sheet`, `.desk` and `.value`. */
  css?: (random: Random) => string;
  /** Elements above the page. */
  over?: (random: Random) => string;
  /** Whether the page is folded in three parts. */
  isFolded?: boolean;
  /** Image pixels per page pixel. */
  scale?: number;
  quality?: number;
}

const turn = (random: Random, most: number) =>
  (random.next() < 0.5 ? -1 : 1) * random.between(most / 3, most);
const layer = (style: string) => `<div class="layer" style="${style}"></div>`;
const noise = (random: Random, opacity: number) =>
  `<svg class="layer" style="opacity:${opacity}; mix-blend-mode: multiply"><filter id="n"><feTurbulence type="fractalNoise"
   baseFrequency="0.9" numOctaves="2" seed="${Math.floor(random.between(1, 9999))}"/><feColorMatrix type="saturate" values="0"/></filter>
   <rect width="100%" height="100%" filter="url(#n)"/></svg>`;

/** Clean conditions first. */
export const conditions = {
  flat: { kind: 'clean' },
  'PDF with text': { kind: 'clean', as: 'pdf' },
  'scanned PDF': { kind: 'clean', as: 'scanned pdf' },
  skew: { kind: 'noisy', css: (random) => `.sheet { transform: rotate(${turn(random, 6)}deg); }` },
  perspective: {
    kind: 'noisy',
    css: (random) =>
      `.sheet { transform: perspective(2600px) rotateX(${turn(random, 14)}deg) rotateY(${turn(random, 8)}deg) rotateZ(${turn(random, 2)}deg); }`,
  },
  shadow: {
    kind: 'noisy',
    over: (random) =>
      layer(
        `mix-blend-mode: multiply; background: linear-gradient(${random.between(90, 200)}deg, #fff 20%, #777 55%, #555 100%)`,
      ),
  },
  blur: {
    kind: 'noisy',
    css: (random) => `.sheet { filter: blur(${random.between(0.5, 1)}px); }`,
    quality: 70,
  },
  folds: {
    kind: 'noisy',
    isFolded: true,
    over: () =>
      layer(
        'mix-blend-mode: multiply; background: linear-gradient(#fff 32%, #bbb 33.3%, #eee 34%, #ddd 64%, #aaa 66.6%, #fff 68%)',
      ),
  },
  'low light': {
    kind: 'noisy',
    css: (random) => `.desk { filter: brightness(${random.between(0.25, 0.4)}) contrast(0.8); }`,
    over: (random) => noise(random, 0.25),
    quality: 60,
  },
  'grain and JPEG': { kind: 'noisy', over: (random) => noise(random, 0.45), quality: 40 },
  'far away': {
    kind: 'noisy',
    scale: 1.15,
    css: (random) => `.sheet { transform: rotate(${turn(random, 2)}deg); }`,
    quality: 65,
  },
  'faint print': { kind: 'noisy', css: () => `.sheet { filter: contrast(0.4) brightness(1.25); }` },
  handwriting: {
    kind: 'noisy',
    css: () => `.value { font-family: Caveat; font-size: 1.7em; line-height: 0.9; color: #1b2a6b; }`,
  },
} as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;
