import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { DateBoxes } from '../../patterns/DateBoxes/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { LocationField } from '../shared/LocationField.tsx';
import { AllergyFields } from './AllergyFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { patientFormCopy as copy } from './PatientFormScreen.copy.ts';
import * as styles from './PatientFormScreen.css.ts';
import type {
  IdentityCheck,
  KnownPatient,
  PatientFormData,
  PatientRegistration,
  RegistrationState,
} from './PatientFormScreen.types.ts';
import { patientRegistrationSchema } from './patientRegistration.schema.ts';

interface RegistrationFormProps {
  data: PatientFormData;
  registration: Exclude<RegistrationState, { status: 'notJoined' }>;
  /** Current date in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  checkNric: (value: string) => IdentityCheck;
  onRegister: (registration: PatientRegistration, location: string) => void;
}

/** Renders all fields of a registration. The input is kept while it is sent and after a rejection. */
export function RegistrationForm(props: RegistrationFormProps) {
  const hrefTo = useHrefTo();
  const { data, registration, today, checkNric, onRegister } = props;
  const isPending = registration.status === 'sending';
  const refusal = registration.status === 'editing' ? registration : undefined;
  const form = useSchemaForm(patientRegistrationSchema(today), {
    errors: refusal?.errors,
    isPending,
    onSubmit: ({ location, ...registration }) => onRegister(registration, location),
  });
  return (
    <Form form={form} message={refusal?.message} aria-label={copy.title}>
      <Card title={copy.you.heading}>
        <div className={styles.fields}>
          <PersonFields {...data} />
        </div>
      </Card>
      <Card title={copy.identity.heading}>
        <div className={styles.fields}>
          <IdentityFields known={data.known} checkNric={checkNric} />
        </div>
      </Card>
      <Card title={copy.contact.heading}>
        <div className={styles.fields}>
          <ContactFields known={data.known} />
        </div>
      </Card>
      <Card title={copy.allergy.heading}>
        <div className={styles.fields}>
          <AllergyFields known={data.known} />
        </div>
      </Card>
      <Card title={copy.address.heading}>
        <div className={styles.fields}>
          <AddressFields known={data.known} />
          <LocationField defaultValue={data.known.location} />
        </div>
      </Card>
      <CheckboxField name="terms-checkbox" isRequired>
        {copy.terms.before}
        {/* Beside the form, so that the input is kept. */}
        <Link href={hrefTo('terms')} target="_blank">
          {copy.terms.link}
        </Link>
        {copy.terms.after}
      </CheckboxField>
      <div>
        <Button type="submit" isPending={isPending}>
          {copy.submit}
        </Button>
      </div>
    </Form>
  );
}

const languages = Object.entries(copy.you.languages).map(([value, label]) => ({ value, label }));

function PersonFields({ genders, known }: PatientFormData) {
  const { you } = copy;
  return (
    <>
      <TextField
        name="name"
        label={you.name}
        description={you.nameHelp}
        defaultValue={known.name}
        autoComplete="name"
        maxLength={120}
        isRequired
      />
      <SelectField
        name="gender"
        label={you.gender}
        options={genders.map((name) => ({ value: name, label: name }))}
        defaultValue={known.gender}
        autoComplete="sex"
        width="medium"
        isRequired
      />
      <DateBoxes
        name="date_of_birth"
        label={you.dateOfBirth}
        defaultValue={known.date_of_birth}
        isBirthDate
        isRequired
      />
      <SelectField
        name="language"
        label={you.language}
        options={languages}
        defaultValue={known.language ?? 'en'}
        width="medium"
        isRequired
      />
    </>
  );
}

function ContactFields({ known }: { known: KnownPatient }) {
  const { contact } = copy;
  return (
    <>
      <TextField
        name="mobile"
        label={contact.mobile}
        description={contact.mobileHelp}
        type="tel"
        defaultValue={known.mobile}
        autoComplete="tel"
        maxLength={20}
        width="medium"
        isRequired
      />
      <TextField
        name="email"
        label={contact.email}
        type="email"
        defaultValue={known.email}
        autoComplete="email"
        maxLength={254}
      />
    </>
  );
}

function AddressFields({ known }: { known: KnownPatient }) {
  const { address } = copy;
  return (
    <>
      <TextField
        name="address"
        label={address.address}
        defaultValue={known.address}
        autoComplete="address-line1"
        maxLength={200}
        isRequired
      />
      <div className={styles.pair}>
        <TextField
          name="unit"
          label={address.unit}
          description={address.unitHelp}
          defaultValue={known.unit}
          autoComplete="address-line2"
          maxLength={20}
          width="short"
        />
        <TextField
          name="postal"
          label={address.postal}
          description={address.postalHelp}
          inputMode="numeric"
          defaultValue={known.postal}
          autoComplete="postal-code"
          maxLength={12}
          width="short"
          isRequired
        />
      </div>
    </>
  );
}
