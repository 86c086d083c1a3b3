import type { Brand } from '../primitives/Logo/index.ts';

/** Brand of an imagined other product, as stories show it. */
export const sampleBrand: Brand = {
  name: 'Northside',
  logo: (
    <svg viewBox="0 0 176 48" fill="currentColor" aria-hidden="true">
      <path d="M4 40V8h8l16 20V8h8v32h-8L12 20v20z" />
      <text x="46" y="34" fontSize="28" fontWeight="700">
        Northside
      </text>
    </svg>
  ),
  slogan: 'Your pharmacy round the corner.',
  illustration: (
    <svg viewBox="0 0 400 160" fill="currentColor" aria-hidden="true" opacity="0.35">
      <circle cx="320" cy="70" r="44" />
      <path d="M0 160V90l80-50 80 50 80-50 80 50 80-50v120z" />
    </svg>
  ),
};
