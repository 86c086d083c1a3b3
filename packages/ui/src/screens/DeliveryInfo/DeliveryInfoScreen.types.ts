/** What is being done to a saved address, or was tried last and failed. */
export interface AddressChange {
  uuid: string;
  action: 'delete' | 'makeDefault';
  /** Why it failed; left out while it is under way. */
  message?: string;
}
