export { Link, type LinkProps } from './Link.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
