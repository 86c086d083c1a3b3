import { TextField } from '../../patterns/TextField/index.ts';
import { locationCopy as copy } from './LocationField.copy.ts';
import { longestLocation } from './location.schema.ts';

/** Asks where the person is, for help in an emergency during the call. Its name in the form is `location`. */
export function LocationField({ defaultValue }: { defaultValue?: string }) {
  return (
    <TextField
      name="location"
      label={copy.label}
      description={copy.help}
      defaultValue={defaultValue}
      autoComplete="off"
      maxLength={longestLocation}
    />
  );
}
