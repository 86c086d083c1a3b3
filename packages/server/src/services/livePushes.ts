/** Pushes of the server to connected clients. */
export interface LivePushes {
  /** Sends the state of the queue to doctors, everyone waiting and the given patients. */
  queueChanged(patientIds?: readonly string[]): Promise<void>;
  /** Notifies the patient, or the doctor, of a place of a change of it. */
  placeChanged(accountId: string): Promise<void>;
  /** Notifies the patient and the doctor of a consultation that a message was stored. */
  messagesChanged(consultation: { id: string; ownerId: string; doctorId: string | null }): Promise<void>;
  /** Empties a room that is no longer open. */
  closeRoom(room: string): Promise<void>;
  /** Ends the call in a room, and closes the connections of guests there. */
  endRoom(room: string): Promise<void>;
  /** Returns which seats of a room have a connected page. */
  presence(room: string): Promise<{ patient: boolean; doctor: boolean }>;
  /** Closes the connections of ended sessions. Other processes detect them by themselves within seconds. */
  recheckSessions(): Promise<void>;
}
