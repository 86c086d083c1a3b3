/** Change of a saved address that is pending or has failed. */
export interface AddressChange {
  uuid: string;
  action: 'delete' | 'makeDefault';
  /** Error text; absent while pending. */
  message?: string;
}
