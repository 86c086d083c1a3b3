import { useEffect, useRef } from 'react';
import { AttachIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { visitFilesCopy as copy } from './VisitFiles.copy.ts';

/** Props of `FilesComposer`. */
export interface FilesComposerProps {
  /** Whether to focus it, because the user has just opened the messages. @default false */
  isFocused?: boolean;
  /** Called to add a photo or document. */
  onAddFiles: () => void;
}

/** Stands for the `MessageComposer` until the doctor has opened the call: the patient can send files alone. */
export function FilesComposer({ isFocused = false, onAddFiles }: FilesComposerProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return (
    <Stack gap="sm" align="start">
      <Text tone="muted">{copy.beforeCall}</Text>
      <Button ref={ref} leadingIcon={<AttachIcon size={20} />} onPress={onAddFiles}>
        {copy.add}
      </Button>
    </Stack>
  );
}
