/** What is pushed to people who are connected, without their asking. */
export interface LivePushes {
  /** Tells doctors, everyone waiting and the given patients how the queue stands. */
  queueChanged(patientIds?: readonly string[]): Promise<void>;
  /** Tells one patient that something about their own place has changed. */
  placeChanged(patientId: string): Promise<void>;
  /** Empties a room that is no longer open. */
  closeRoom(room: string): Promise<void>;
  /** Ends the call in a room, and closes the connections of guests there. */
  endRoom(room: string): Promise<void>;
  /** Which seats of a room are taken by somebody who is connected. */
  presence(room: string): Promise<{ patient: boolean; doctor: boolean }>;
  /** Closes the connections of sessions that have ended; other processes notice by themselves within seconds. */
  recheckSessions(): Promise<void>;
}
