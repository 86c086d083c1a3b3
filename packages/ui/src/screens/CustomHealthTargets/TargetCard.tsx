import { EditIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { NumberField } from '../../patterns/NumberField/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { TargetChange } from '../shared/target.schema.ts';
import { targetSchema } from '../shared/target.schema.ts';
import { customHealthTargetsCopy as copy } from './CustomHealthTargetsScreen.copy.ts';
import type { OwnTarget, TargetEditing } from './CustomHealthTargetsScreen.types.ts';

const tones = { usual: 'neutral', patient: 'accent', doctor: 'info' } as const;

interface TargetCardProps {
  target: OwnTarget;
  /** Editing state; `null` if not edited. */
  editing: TargetEditing | null;
  /** Whether the reset to the calculated value is pending. */
  isResetting: boolean;
  /** Error of the reset. */
  resetMessage?: string;
  onEdit: () => void;
  onCancel: () => void;
  onSave: (change: TargetChange) => void;
  onReset: () => void;
}

/** Renders a target with its origin and actions. */
export function TargetCard({ target, editing, ...props }: TargetCardProps) {
  const { label, setBy, basis, refusal } = target;
  return (
    <Card title={label} as="li">
      {editing && !refusal ? (
        <TargetForm target={target} editing={editing} onSave={props.onSave} onCancel={props.onCancel} />
      ) : (
        <Stack gap="sm" align="start">
          <Text size="lead" weight="bold" hasTabularNumbers>
            {target.text ?? copy.none}
          </Text>
          <Badge tone={tones[setBy]}>{copy.setBy[setBy]}</Badge>
          <Text size="small" tone="muted">
            {basis}
          </Text>
          {props.resetMessage ? <Banner tone="error">{copy.failed(props.resetMessage)}</Banner> : null}
          {refusal ? <Text size="small">{refusal}</Text> : null}
          {refusal && setBy !== 'patient' ? null : <Actions {...props} target={target} />}
        </Stack>
      )}
    </Card>
  );
}

function Actions({
  target: { label, setBy, refusal },
  isResetting,
  onEdit,
  onReset,
}: Pick<TargetCardProps, 'target' | 'isResetting' | 'onEdit' | 'onReset'>) {
  return (
    <Inline gap="xs">
      {refusal ? null : (
        <Button
          variant="quiet"
          leadingIcon={<EditIcon size={18} />}
          aria-label={copy.changeLabel(label)}
          onPress={onEdit}
        >
          {copy.change}
        </Button>
      )}
      {setBy === 'patient' ? (
        <Button variant="quiet" aria-label={copy.resetLabel(label)} isPending={isResetting} onPress={onReset}>
          {copy.reset}
        </Button>
      ) : null}
    </Inline>
  );
}

interface TargetFormProps {
  target: OwnTarget;
  editing: TargetEditing;
  onSave: (change: TargetChange) => void;
  onCancel: () => void;
}

function TargetForm({ target, editing, onSave, onCancel }: TargetFormProps) {
  const form = useSchemaForm(targetSchema, {
    errors: editing.errors,
    isPending: editing.isSaving,
    onSubmit: onSave,
  });
  const text = (end: number | null) => (end === null ? '' : String(end));
  return (
    <Form form={form} message={editing.message} aria-label={copy.changeLabel(target.label)}>
      <Text size="small" tone="muted">
        {copy.help}
      </Text>
      {target.choice ? <Text size="small">{copy.choice(target.choice.from, target.choice.to)}</Text> : null}
      <NumberField
        name="low"
        label={copy.low}
        unit={target.unit}
        defaultValue={text(target.low)}
        hasDecimals
        autoFocus
      />
      <NumberField
        name="high"
        label={target.endsBelow ? copy.high.below : copy.high.upTo}
        unit={target.unit}
        defaultValue={text(target.high)}
        hasDecimals
      />
      <Inline gap="sm">
        <Button type="submit" isPending={editing.isSaving}>
          {copy.save}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
