export { Link, type LinkProps } from './Link.tsx';
export { type LinkedPage, LinkProvider, type LinkProviderProps, useHrefTo } from './LinkProvider.tsx';
