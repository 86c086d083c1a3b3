/** Delivery address as text. */
export interface AddressFields {
  /** Block and street. */
  address: string;
  /** Unit number, such as “#08-123”; empty for none. */
  unitNumber: string;
  postalCode: string;
  country: string;
}

/** Saved address. */
export interface AddressEntry extends AddressFields {
  uuid: string;
  /** Whether it is the default for the next order. */
  isDefault: boolean;
}

/** Address found by the search. */
export interface FoundAddress {
  address: string;
  postalCode: string;
}
