import { useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { ComboBox } from '../../patterns/ComboBox/index.ts';
import { type FieldErrors, Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { failed, type Remote, ready } from '../../patterns/RemoteView/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { addressFormCopy as copy } from './AddressForm.copy.ts';
import * as styles from './AddressForm.css.ts';
import { addressSchema } from './address.schema.ts';
import type { AddressFields, FoundAddress } from './address.types.ts';
import { DraftBanner } from './DraftBanner.tsx';
import type { FormDraft } from './draft.types.ts';

/** State of saving an address. */
export interface AddressFormState {
  status: 'open' | 'saving';
  /** Server errors by field name. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
}

/** Props of `AddressForm`. */
export interface AddressFormProps {
  /** State of saving, with the last response of the server. */
  form: AddressFormState;
  /** Initial address; omitted for a new one. */
  initial?: AddressFields;
  /** Input of an earlier visit that was not saved. */
  draft?: FormDraft<AddressFields>;
  /** Search results for the last typed text. */
  found: Remote<readonly FoundAddress[]>;
  /** Target of the cancel link. */
  cancelHref: string;
  /** Called with the search text on every change. */
  onSearch: (text: string) => void;
  /** Called with a valid address. */
  onSave: (address: AddressFields) => void;
}

const keyOf = ({ address, postalCode }: FoundAddress) => `${address} ${postalCode}`;

/** Returns the options of the search. A failed search returns none, because the address can be typed. */
function optionsOf(found: Remote<readonly FoundAddress[]>) {
  if (found.status === 'failed' || found.status === 'forbidden') return failed(copy.searchFailed);
  if (found.status !== 'ready') return found;
  return ready(
    found.data.map((one) => ({ value: keyOf(one), label: one.address, description: one.postalCode })),
  );
}

/** Renders the form for an address, from a search or typed. The input is kept until it is saved. */
export function AddressForm(props: AddressFormProps) {
  const { draft } = props;
  // New initial values require new fields.
  return (
    <Stack gap="md" key={draft?.values ? 'kept' : 'new'}>
      {draft?.values ? <DraftBanner onDiscard={draft.onDiscard} /> : null}
      <AddressCard {...props} initial={draft?.values ? { ...noAddress, ...draft.values } : props.initial} />
    </Stack>
  );
}

const noAddress: AddressFields = { address: '', unitNumber: '', postalCode: '', country: '' };

function AddressCard({ form: state, initial, draft, found, cancelHref, onSearch, onSave }: AddressFormProps) {
  const [address, setAddress] = useState(initial?.address ?? '');
  const [postalCode, setPostalCode] = useState(initial?.postalCode ?? '');
  const [isFilledIn, setIsFilledIn] = useState(false);
  const isPending = state.status === 'saving';
  const form = useSchemaForm(addressSchema, {
    errors: state.errors,
    isPending,
    onEdit: draft?.onEdit,
    onSubmit: onSave,
  });

  function fillIn(value: string | undefined): void {
    const chosen = found.status === 'ready' ? found.data.find((one) => keyOf(one) === value) : undefined;
    setIsFilledIn(chosen !== undefined);
    if (!chosen) return;
    setAddress(chosen.address);
    setPostalCode(chosen.postalCode);
  }

  return (
    <Card>
      <Form form={form} message={state.message} aria-label={copy.name}>
        <ComboBox
          label={copy.search}
          description={copy.searchHelp}
          promptText={copy.searchPrompt}
          emptyText={copy.searchEmpty}
          options={optionsOf(found)}
          onInputChange={onSearch}
          onChange={(option) => fillIn(option?.value)}
        />
        {isFilledIn ? <Banner tone="info">{copy.found}</Banner> : null}
        <TextField
          name="address"
          label={copy.address}
          value={address}
          onChange={setAddress}
          autoComplete="address-line1"
          maxLength={200}
          isRequired
        />
        <div className={styles.pair}>
          <TextField
            name="unitNumber"
            label={copy.unitNumber}
            description={copy.unitNumberHelp}
            defaultValue={initial?.unitNumber}
            autoComplete="address-line2"
            maxLength={20}
          />
          <TextField
            name="postalCode"
            label={copy.postalCode}
            description={copy.postalCodeHelp}
            value={postalCode}
            onChange={setPostalCode}
            autoComplete="postal-code"
            maxLength={12}
            isRequired
          />
        </div>
        <TextField
          name="country"
          label={copy.country}
          defaultValue={initial?.country ?? copy.defaultCountry}
          autoComplete="country-name"
          maxLength={60}
          isRequired
        />
        <Inline gap="sm">
          <Button type="submit" isPending={isPending}>
            {copy.save}
          </Button>
          <ButtonLink href={cancelHref} variant="quiet">
            {copy.cancel}
          </ButtonLink>
        </Inline>
      </Form>
    </Card>
  );
}
