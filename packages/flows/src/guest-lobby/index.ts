export * from './guest-lobby.connect.ts';
export { guestLobbyMachine } from './guest-lobby.machine.ts';
export type * from './guest-lobby.types.ts';
