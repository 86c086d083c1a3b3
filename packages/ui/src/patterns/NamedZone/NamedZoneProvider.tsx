import { createContext, type ReactNode, useContext } from 'react';

const Named = createContext<string | null>(null);

/** Props of `NamedZoneProvider`. */
export interface NamedZoneProviderProps {
  /** IANA time zone of the times in this part while the clock of the device differs; otherwise `null`. */
  timeZone: string | null;
  /** App, or a part of it. */
  children: ReactNode;
}

/** Makes fields and lists of times name their zone. Without it, and with `null`, times stand alone. */
export function NamedZoneProvider({ timeZone, children }: NamedZoneProviderProps) {
  return <Named.Provider value={timeZone}>{children}</Named.Provider>;
}

/** Returns the IANA time zone that times have to name; `null` when they need no name. */
export function useNamedZone(): string | null {
  return useContext(Named);
}
