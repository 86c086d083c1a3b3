import { validateSgPostalCode } from '@vitalane/clinical';
import { ApiError, type FieldProblem } from '../../errors/apiError.ts';

/** An address as typed. */
export interface AddressFields {
  address: string;
  /** Empty without a unit number. */
  unitNumber: string;
  postalCode: string;
  country: string;
}

const singapore = 'Singapore';
const postalCodeMessages = {
  format: 'Enter the six digits of the postal code, for example 018961.',
  sector: 'No postal code in Singapore starts like this. Check the first two digits.',
};

/**
 * Returns the address without superfluous spaces. Throws `invalid` for a blank street and for an impossible
 * postal code.
 */
export function checkAddress(given: AddressFields): AddressFields {
  const country = given.country.trim();
  const address = {
    address: given.address.trim(),
    unitNumber: given.unitNumber.trim(),
    postalCode: given.postalCode.trim(),
    country: country.toLowerCase() === singapore.toLowerCase() ? singapore : country,
  };
  const problems = [...blankProblems(address), ...postalCodeProblems(address)];
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return address;
}

function blankProblems(address: AddressFields): FieldProblem[] {
  const needed = ['address', 'postalCode', 'country'] as const;
  return needed.filter((name) => address[name] === '').map((name) => ({ name, message: 'This is needed.' }));
}

function postalCodeProblems({ country, postalCode }: AddressFields): FieldProblem[] {
  if (country !== singapore || postalCode === '') return [];
  const check = validateSgPostalCode({ value: postalCode });
  if (check.status !== 'ok' || check.valid) return [];
  return [{ name: 'postalCode', message: postalCodeMessages[check.reason] }];
}
