/** Where an order can go, as people write it. */
export interface AddressFields {
  /** Block and street. */
  address: string;
  /** Such as “#08-123”; empty when there is none. */
  unitNumber: string;
  postalCode: string;
  country: string;
}

/** A saved address. */
export interface AddressEntry extends AddressFields {
  uuid: string;
  /** Whether it is chosen for the next order. */
  isDefault: boolean;
}

/** An address that the search has found. */
export interface FoundAddress {
  address: string;
  postalCode: string;
}
