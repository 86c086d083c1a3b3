export { NamedZone, type NamedZoneProps } from './NamedZone.tsx';
export { NamedZoneProvider, type NamedZoneProviderProps, useNamedZone } from './NamedZoneProvider.tsx';
