import { lazy, Suspense, useState } from 'react';
import { DeleteIcon } from '../../icons/index.ts';
import { Form, textFields, useSchemaForm } from '../../patterns/Form/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { homeOverviewCopy } from './HomeOverview.copy.ts';
import type { HomeDiagnosis, HomeOverviewProps } from './HomeOverview.types.ts';
import * as styles from './HomeScreen.css.ts';

const { diagnoses: copy } = homeOverviewCopy;

/** Loaded lazily, when a deletion needs confirmation. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../patterns/ConfirmDialog/index.ts')).ConfirmDialog,
}));

type DiagnosesCardProps = Pick<
  HomeOverviewProps,
  | 'diagnoses'
  | 'isAddingDiagnosis'
  | 'diagnosisMessage'
  | 'deletingUuid'
  | 'onRetryDiagnoses'
  | 'onAddDiagnosis'
  | 'onDeleteDiagnosis'
>;

/** Lists the patient's diagnoses, with forms to add and delete them. */
export function DiagnosesCard(props: DiagnosesCardProps) {
  const hrefTo = useHrefTo();
  const { diagnoses, deletingUuid } = props;
  const [pending, setPending] = useState<{ uuid: string; name: string } | null>(null);
  return (
    <Card title={copy.title} actions={<Link href={hrefTo('healthRecord')}>{copy.record}</Link>}>
      <Stack gap="md">
        <RemoteView
          value={diagnoses}
          skeleton={<Skeleton />}
          isEmpty={(list) => list.length === 0}
          empty={<Text tone="muted">{copy.none}</Text>}
          onRetry={props.onRetryDiagnoses}
        >
          {(list) => (
            <ul className={styles.list}>
              {list.map(({ uuid, name }) => (
                <li
                  key={uuid ?? name}
                  className={styles.diagnosis}
                  aria-busy={uuid !== null && deletingUuid === uuid}
                >
                  <Text>{name}</Text>
                  {uuid === null ? null : (
                    <IconButton
                      label={copy.remove(name)}
                      icon={<DeleteIcon size={18} />}
                      onPress={() => setPending({ uuid, name })}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </RemoteView>
        {/* A new list means that the diagnosis was added, so the key resets the field. */}
        <AddForm key={diagnoses.status === 'ready' ? namesOf(diagnoses.data) : ''} {...props} />
      </Stack>
      <Suspense>
        {pending ? (
          <ConfirmDialog
            isOpen
            title={copy.question}
            confirmLabel={copy.confirm}
            cancelLabel={copy.cancel}
            onCancel={() => setPending(null)}
            onConfirm={() => {
              props.onDeleteDiagnosis(pending.uuid);
              setPending(null);
            }}
          >
            <Text>{copy.text(pending.name)}</Text>
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </Card>
  );
}

const namesOf = (list: readonly HomeDiagnosis[]) => list.map(({ name }) => name).join();

const schema = textFields({ name: { missing: copy.missing } });

function AddForm({ isAddingDiagnosis, diagnosisMessage, onAddDiagnosis }: DiagnosesCardProps) {
  const form = useSchemaForm(schema, {
    isPending: isAddingDiagnosis,
    onSubmit: ({ name }) => onAddDiagnosis(name),
  });
  return (
    <Form form={form} message={diagnosisMessage} aria-label={copy.add}>
      <TextField name="name" label={copy.label} maxLength={200} isRequired />
      <Inline>
        <Button type="submit" variant="soft" isPending={isAddingDiagnosis}>
          {copy.save}
        </Button>
      </Inline>
    </Form>
  );
}
