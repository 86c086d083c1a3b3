export { type Brand, productName } from './brand.ts';
export { Logo, type LogoProps } from './Logo.tsx';
