import { useState } from 'react';
import { SecurityIcon } from '../../icons/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { secondFactorCopy } from './SecondFactorScreen.copy.ts';
import type { SecondFactorState, StepFormState } from './SecondFactorScreen.types.ts';
import { passwordSchema } from './secondFactor.schema.ts';

const { on: copy } = secondFactorCopy;
const lowCodeCount = 3;

interface OnCardProps extends SecondFactorState {
  form: StepFormState;
  onRenewCodes: (password: string) => void;
  onTurnOff: (password: string) => void;
}

type Question = 'renew' | 'turnOff';

/** Shows the enabled second factor and its actions, which require the password. */
export function OnCard({ recoveryCodesLeft, isRequired, hasPassword, form, ...on }: OnCardProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = { renew: on.onRenewCodes, turnOff: on.onTurnOff };
  const ask = (about: Question) => (hasPassword ? setQuestion(about) : answer[about](''));
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Inline gap="sm">
          <SecurityIcon size={20} />
          <Text>{copy.text}</Text>
        </Inline>
        <Text tone="muted">
          {copy.left(recoveryCodesLeft)} {recoveryCodesLeft < lowCodeCount ? copy.few : null}
        </Text>
        {form.message && question === null ? <Text tone="danger">{form.message}</Text> : null}
        <Inline gap="sm">
          <Button variant="soft" onPress={() => ask('renew')}>
            {copy.renew}
          </Button>
          {isRequired ? null : (
            <Button variant="quiet" tone="danger" onPress={() => ask('turnOff')}>
              {copy.turnOff}
            </Button>
          )}
        </Inline>
      </Stack>
      {question ? (
        <PasswordDialog
          question={question}
          form={form}
          onSubmit={answer[question]}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </Card>
  );
}

interface PasswordDialogProps {
  question: Question;
  form: StepFormState;
  onSubmit: (password: string) => void;
  onClose: () => void;
}

function PasswordDialog({ question, form: state, onSubmit, onClose }: PasswordDialogProps) {
  const form = useSchemaForm(passwordSchema, {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: ({ password }) => onSubmit(password),
  });
  const title = question === 'renew' ? copy.renewTitle : copy.turnOffTitle;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Stack gap="md">
        <Text>{question === 'renew' ? copy.renewText : copy.turnOffText}</Text>
        <Form form={form} message={state.message} aria-label={title}>
          <PasswordField
            name="password"
            label={copy.password}
            autoComplete="current-password"
            autoFocus
            isRequired
          />
          <Inline gap="sm" justify="end">
            <Button variant="quiet" onPress={onClose}>
              {copy.cancel}
            </Button>
            <Button
              type="submit"
              tone={question === 'renew' ? 'accent' : 'danger'}
              isPending={state.isSaving}
            >
              {question === 'renew' ? copy.renew : copy.turnOff}
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Dialog>
  );
}
