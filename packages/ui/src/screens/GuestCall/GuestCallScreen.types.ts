import type { DeviceCheckState, DeviceMenusProps } from '../../patterns/DeviceCheck/index.ts';
import type { Brand } from '../../primitives/Logo/index.ts';

/** State of a guest before the call. */
export type GuestLobbyPhase =
  | { status: 'checking' }
  | {
      status: 'failed';
      /** Error of loading the call. */
      message: string;
    }
  /** The link is unknown, expired or withdrawn; the server does not distinguish them. */
  | { status: 'closed' }
  | { status: 'full' }
  | {
      status: 'asking';
      /** Initial name, after a rejection or a reload. */
      name: string;
      /** Initial location, after a rejection; empty when not said. */
      location: string;
      /** Whether the host has rejected the guest. */
      isRefused: boolean;
    }
  | {
      status: 'waiting';
      /** Whether the server has confirmed that the guest waits. */
      isConnected: boolean;
      /** Parties that the guest waits for, one specified line each. */
      lines: readonly string[];
      /** Connection problem. */
      connectionHint?: string;
    };

/** Props of `GuestCallScreen`. */
export interface GuestCallScreenProps {
  /** State of the guest. */
  phase: GuestLobbyPhase;
  /** Brand of another product. */
  brand?: Brand;
  /** Name of the host; `null` until known. */
  hostName: string | null;
  /** State of the camera and microphone check. */
  devices: DeviceCheckState;
  /** Choice of the devices, shown while they are open. */
  deviceMenus?: DeviceMenusProps;
  /** Called to open camera and microphone. */
  onCheckDevices: () => void;
  /** Called with the trimmed name of the guest, and where they are, `''` when not said. */
  onKnock: (name: string, location: string) => void;
  /** Called when the guest leaves. */
  onLeave: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Target for guests whose link does not work. */
  homeHref: string;
}
