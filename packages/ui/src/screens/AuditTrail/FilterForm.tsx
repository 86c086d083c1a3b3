import * as z from 'zod/mini';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { filterRow } from '../shared/FilterRow.css.ts';
import { auditTrailCopy } from './AuditTrailScreen.copy.ts';
import type { TrailFilter } from './AuditTrailScreen.types.ts';
import { auditActions } from './auditActions.ts';

const { filter: copy } = auditTrailCopy;

interface FilterFormProps {
  filter: TrailFilter;
  isPending: boolean;
  onFilter: (filter: TrailFilter) => void;
}

const filterSchema = z.object({
  action: z.string(),
  period: z.enum(['day', 'week', 'month', 'all']),
});

const actions = Object.entries(auditActions).map(([value, label]) => ({ value, label }));
const periods = Object.entries(copy.periods).map(([value, label]) => ({ value, label }));

/** Renders the filter form: one or all actions, and a time span. */
export function FilterForm({ filter, isPending, onFilter }: FilterFormProps) {
  const form = useSchemaForm(filterSchema, { isPending, onSubmit: onFilter });
  return (
    <Form form={form} width="full" aria-label={copy.label}>
      <div className={filterRow}>
        <SelectField
          name="action"
          label={copy.action}
          defaultValue={filter.action}
          options={[{ value: '', label: copy.anyAction }, ...actions]}
        />
        <SelectField
          name="period"
          label={copy.period}
          defaultValue={filter.period}
          options={periods}
          isRequired
        />
        <Button type="submit" isPending={isPending}>
          {copy.submit}
        </Button>
      </div>
    </Form>
  );
}
