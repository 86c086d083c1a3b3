import * as z from 'zod/mini';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { filterRow } from '../shared/FilterRow.css.ts';
import { accountsCopy as copy } from './AccountsScreen.copy.ts';
import type { AccountSearch } from './AccountsScreen.types.ts';

interface SearchFormProps {
  isPending: boolean;
  onSearch: (search: AccountSearch) => void;
}

const searchSchema = z.object({
  text: z.string().check(z.trim()),
  role: z.enum(['', 'ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN']),
});

const { ROLE_USER, ROLE_DOCTOR, ROLE_ADMIN } = copy.roles;
const roleOptions = [
  { value: 'ROLE_USER', label: ROLE_USER },
  { value: 'ROLE_DOCTOR', label: ROLE_DOCTOR },
  { value: 'ROLE_ADMIN', label: ROLE_ADMIN },
];

/** Renders the search form: part of a name or address, and a role. */
export function SearchForm({ isPending, onSearch }: SearchFormProps) {
  const form = useSchemaForm(searchSchema, { isPending, onSubmit: onSearch });
  return (
    <Form form={form} width="full" aria-label={copy.search.submit}>
      <div className={filterRow}>
        <TextField name="text" label={copy.search.label} type="search" autoComplete="off" />
        <SelectField
          name="role"
          label={copy.search.role}
          options={[{ value: '', label: copy.search.anyRole }, ...roleOptions]}
        />
        <Button type="submit" isPending={isPending}>
          {copy.search.submit}
        </Button>
      </div>
    </Form>
  );
}
