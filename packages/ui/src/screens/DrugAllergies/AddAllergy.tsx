import { useEffect, useRef } from 'react';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { allergySchema } from './allergy.schema.ts';
import { drugAllergiesCopy } from './DrugAllergiesScreen.copy.ts';
import type { AllergyChange } from './DrugAllergiesScreen.types.ts';

const { form: copy, failed } = drugAllergiesCopy;

interface AddAllergyProps {
  names: readonly string[];
  change: AllergyChange;
  onAddAllergy: (name: string) => void;
}

/** Renders the form for another entry. The input is cleared once the list contains the entry. */
export function AddAllergy({ names, change, onAddAllergy }: AddAllergyProps) {
  const isPending = change.status === 'saving';
  const form = useSchemaForm(allergySchema(names), {
    errors: change.status === 'failed' ? change.errors : undefined,
    isPending,
    onSubmit: ({ name }) => onAddAllergy(name),
  });
  const count = useRef(names.length);
  useEffect(() => {
    if (names.length > count.current) form.ref.current?.reset();
    count.current = names.length;
  }, [names.length, form.ref]);
  return (
    <Card title={copy.title}>
      <Form
        form={form}
        message={change.status === 'failed' ? failed(change.message) : undefined}
        aria-label={copy.title}
      >
        <TextField name="name" label={copy.name} description={copy.help} autoComplete="off" isRequired />
        <div>
          <Button type="submit" isPending={isPending}>
            {copy.add}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
