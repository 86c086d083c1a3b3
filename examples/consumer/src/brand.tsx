import type { Brand } from '@vitalane/ui/components/Logo';

/** Name, wordmark and picture of the pharmacy. */
export const brand: Brand = {
  name: 'Northside Pharmacy',
  slogan: 'Your medicines, ready when you pass by.',
  logo: (
    <svg viewBox="0 0 164 40" fill="currentColor" aria-hidden="true">
      <path d="M14 4h12v10h10v12H26v10H14V26H4V14h10z" />
      <text x="46" y="28" fontSize="24" fontWeight="700">
        Northside
      </text>
    </svg>
  ),
  illustration: (
    <svg viewBox="0 0 400 160" fill="currentColor" opacity="0.35" aria-hidden="true">
      <circle cx="320" cy="70" r="44" />
      <path d="M0 160V90l80-50 80 50 80-50 80 50 80-50v120z" />
    </svg>
  ),
};
