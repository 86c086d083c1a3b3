import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { AttachIcon, SendIcon } from '../../../icons/index.ts';
import { Banner } from '../../../patterns/Banner/index.ts';
import { TextField } from '../../../patterns/TextField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { visitFilesCopy } from './VisitFiles.copy.ts';
import { visitMessagesCopy as copy } from './VisitMessages.copy.ts';
import * as styles from './VisitMessages.css.ts';

/** Upper limit of the characters of a message. */
const maxLength = 2000;

/** Props of `MessageComposer`. */
export interface MessageComposerProps {
  /** What was typed before, and not sent. */
  draft: string;
  /** Name of the other person while they are not in the call; `null` while they are. */
  awayName: string | null;
  /** Why the last message could not be sent or kept, one sentence. Its words are the draft again. */
  errorMessage?: string;
  /** Advice on an emergency that the user writes about: an `UrgentAdvice`. */
  advice?: ReactNode;
  /** Whether to write at once, because the user has just opened the messages. @default false */
  isFocused?: boolean;
  /** Called with each change of the text. */
  onType: (text: string) => void;
  /** Called to add a photo or document. */
  onAddFiles: () => void;
  /** Called with a message that is not blank. */
  onSend: (text: string) => void;
}

/** Field for a new message. Enter sends it, as in other messengers; Shift and Enter begin a new line. */
export function MessageComposer({
  draft,
  awayName,
  errorMessage,
  advice,
  isFocused = false,
  onType,
  onAddFiles,
  onSend,
}: MessageComposerProps) {
  const [text, setText] = useState(draft);
  const change = (next: string) => {
    setText(next);
    onType(next);
  };
  const send = () => {
    if (text.trim() === '') return;
    change('');
    onSend(text.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a word of an input method, such as one for Chinese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Stack gap="sm">
        {advice}
        {awayName === null ? null : <Banner tone="info">{copy.away(awayName)}</Banner>}
        <div className={styles.writing}>
          <TextField
            label={copy.field}
            errorMessage={errorMessage}
            value={text}
            maxLength={maxLength}
            isMultiline
            rows={2}
            autoFocus={isFocused}
            isRequired
            onChange={change}
          />
          <Stack gap="xs" align="end">
            <IconButton label={visitFilesCopy.add} icon={<AttachIcon size={24} />} onPress={onAddFiles} />
            <Button type="submit" leadingIcon={<SendIcon size={20} />}>
              {copy.send}
            </Button>
          </Stack>
        </div>
      </Stack>
    </form>
  );
}
