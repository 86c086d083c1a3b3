export { type CallRecordStore, createCallRecordStore } from './callRecord.ts';
export {
  type ChosenKind,
  type ConnectedDevice,
  createDeviceChoices,
  type DeviceChoices,
  type DeviceState,
} from './deviceChoices.ts';
export { createEndedCallStore, type EndedCall, type EndedCallStore } from './endedCalls.ts';
export { createGuestList, type GuestList } from './guestList.ts';
export { createGuestSeatStore, type GuestSeatStore } from './guestSeat.ts';
export { areDevicesAllowed, createHeadStart, type HeadStart, type HeadStartDeps } from './headStart.ts';
export { lobbyConnectionActor, type OpenLobbySocket } from './lobbyConnection.ts';
export {
  acquireMediaActor,
  browserMedia,
  type CallMedia,
  createMedia,
  devicesActor,
  type MediaDeps,
  startDeviceActor,
} from './media.ts';
export { MEDICATION_DRAFT_KEY } from './medicationDraftKey.ts';
export { createMedicationDraftStore, type MedicationDraftStore } from './medicationDraftStore.ts';
export { meterActor } from './meter.ts';
export { levelOf, watchLevel } from './microphoneLevel.ts';
export { networkActor } from './network.ts';
export { createNoteStore } from './noteStore.ts';
export { createOidcClient, type OidcClient, type ProviderAnswer, type ProviderSettings } from './oidc.ts';
export { createOutboxStore } from './outboxStore.ts';
export { createOutboxTabs } from './outboxTabs.ts';
export {
  type AuthorizationRequest,
  forwardCallback,
  type PopupDeps,
  popupActor,
} from './popup.ts';
export { type PeerDeps, peerActor } from './rtcPeer.ts';
export { canShareScreen, screenActor } from './screen.ts';
export type { Connection, ConnectionOptions, Push } from './signalling.types.ts';
export { signallingActor } from './signallingActor.ts';
export { createConnection } from './signallingSocketio.ts';
export { createSounds } from './sounds.ts';
export { type SafeStorage, safeStorage } from './storage.ts';
export { type TabEvent, watchTabs } from './tabs.ts';
export { playTestSound } from './testSound.ts';
export { createTokensStorage, sessionKeys, type TokensStorage } from './tokensStorage.ts';
export { watchWake } from './wake.ts';
export { keepScreenOn } from './wakeLock.ts';
