export { type CallRecordStore, createCallRecordStore } from './call-record.ts';
export { guestDoorActor, type OpenDoorSocket } from './guest-door.ts';
export { createGuestList, type GuestList, type WaitingGuest } from './guest-list.ts';
export { createGuestSeatStore, type GuestSeatStore } from './guest-seat.ts';
export {
  acquireMediaActor,
  type CallMedia,
  createMedia,
  devicesActor,
  type MediaDeps,
  startDeviceActor,
} from './media.ts';
export { MEDICATION_DRAFT_KEY } from './medication-draft-key.ts';
export { createMedicationDraftStore, type MedicationDraftStore } from './medication-draft-store.ts';
export { levelOf, watchLevel } from './microphone-level.ts';
export { networkActor } from './network.ts';
export { createOidcClient, type OidcClient, type ProviderAnswer, type ProviderSettings } from './oidc.ts';
export { createOutboxStore } from './outbox-store.ts';
export {
  type AuthorizationRequest,
  forwardCallback,
  type PopupDeps,
  popupActor,
} from './popup.ts';
export { type PeerDeps, peerActor } from './rtc-peer.ts';
export type { Connection, ConnectionOptions, Push } from './signalling.types.ts';
export { createConnection, signallingActor } from './signalling-socketio.ts';
export { createSounds } from './sounds.ts';
export { type SafeStorage, safeStorage } from './storage.ts';
export { type TabEvent, watchTabs } from './tabs.ts';
export { createTokensStorage, sessionKeys, type TokensStorage } from './tokens-storage.ts';
export { watchWake } from './wake.ts';
export { keepScreenOn } from './wake-lock.ts';
