import { createContext, type ReactNode, useContext } from 'react';

interface Named {
  timeZone: string;
  onAsk: (() => void) | undefined;
}

const Named = createContext<Named | null>(null);

/** Props of `NamedZoneProvider`. */
export interface NamedZoneProviderProps {
  /** IANA time zone of the times in this part while the clock of the device differs; otherwise `null`. */
  timeZone: string | null;
  /** Called to ask again which time zone to use. Without it, nothing is offered. */
  onAsk?: () => void;
  /** App, or a part of it. */
  children: ReactNode;
}

/** Makes fields and lists of times name their zone. Without it, and with `null`, times stand alone. */
export function NamedZoneProvider({ timeZone, onAsk, children }: NamedZoneProviderProps) {
  return <Named.Provider value={timeZone === null ? null : { timeZone, onAsk }}>{children}</Named.Provider>;
}

/** Returns the IANA time zone that times have to name, and what asks for another; `null` when they need no name. */
export function useNamedZone(): Named | null {
  return useContext(Named);
}
