import type { DeviceCheckState } from '../../patterns/DeviceCheck/index.ts';

/** Where the guest stands before the call. */
export type GuestLobbyPhase =
  | { status: 'checking' }
  | {
      status: 'failed';
      /** Why the call could not be looked up. */
      message: string;
    }
  /** The link is unknown, expired or withdrawn; the server does not tell which. */
  | { status: 'closed' }
  | { status: 'full' }
  | {
      status: 'asking';
      /** Initial name, after a refusal or a reload. */
      name: string;
      /** Whether the host has refused the guest. */
      isRefused: boolean;
    }
  | {
      status: 'waiting';
      /** False until the server knows that the guest waits. */
      isConnected: boolean;
      /** Who is awaited, one line each, in the specified words. */
      lines: readonly string[];
      /** What is wrong with the connection. */
      connectionHint?: string;
    };

/** Props of `GuestCallScreen`. */
export interface GuestCallScreenProps {
  /** How far the guest has come. */
  phase: GuestLobbyPhase;
  /** Whose call it is; null until known. */
  hostName: string | null;
  /** How far the check of camera and microphone has come. */
  devices: DeviceCheckState;
  /** Called to open camera and microphone for the check. */
  onCheckDevices: () => void;
  /** Called with the guest's name, without spaces around it. */
  onKnock: (name: string) => void;
  /** Called when the guest leaves. */
  onLeave: () => void;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Target for guests whose link does not work. */
  homeHref: string;
}
