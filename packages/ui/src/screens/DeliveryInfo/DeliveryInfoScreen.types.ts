/** What is being done to a saved address, or was tried last and failed. */
export interface AddressChange {
  uuid: string;
  action: 'delete' | 'makeDefault';
  /** Why it failed; absent while it is pending. */
  message?: string;
}
