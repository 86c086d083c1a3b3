export * from './guestLobby.connect.ts';
export { guestLobbyMachine } from './guestLobby.machine.ts';
export type * from './guestLobby.types.ts';
