import { type ReactNode, useEffect, useRef } from 'react';
import { AddIcon } from '../../icons/index.ts';
import { Tabs } from '../../patterns/Tabs/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import { rowId } from './EntryRow.tsx';
import { measureCopy } from './measures/measure.copy.ts';
import { type MeasureKind, measureKinds } from './measures/measure.types.ts';
import { PendingEntries } from './PendingEntries.tsx';
import type { PendingEntriesProps, TypedEntry } from './PendingEntries.types.ts';

/** Part of the diary: all entries of one kind, or all entries of one day. */
export type DiaryPart = MeasureKind | 'day';

const parts: readonly DiaryPart[] = [...measureKinds, 'day'];

function labelOf(part: DiaryPart): string {
  return part === 'day' ? copy.dayTab : measureCopy[part].tab;
}

function isPart(id: string): id is DiaryPart {
  return parts.some((part) => part === id);
}

interface DiaryFrameProps {
  /** Open part. */
  kind: DiaryPart;
  onChooseKind: (part: DiaryPart) => void;
  /** Whether to focus the open tab on mount, after navigation by a tab. */
  focusesTab?: boolean;
  /** Label of the button that opens the form. */
  addLabel?: string;
  /** Called to open the form; `null` while it is open or if there is none. */
  onAdd: (() => void) | null;
  /** Changes when the form or the dialog opens or closes, to restore focus. */
  change: string;
  /** Whether the form is open. */
  isFormOpen?: boolean;
  /** Entry that the form edits. The row of an entry of the diary receives focus again when the form closes. */
  edited?: TypedEntry;
  /** Entries that the server has not confirmed. Omit it if there are none. */
  pending?: PendingEntriesProps;
  /** Whether the open part advises on a value, beside which no other advice is shown. */
  hasOwnAdvice?: boolean;
  /** Content of the open part. */
  children: ReactNode;
}

/** Returns the first button of the row of an entry; `null` where no row is shown. */
function rowButton(edited: TypedEntry | undefined): HTMLElement | null {
  return edited?.isStored
    ? (document.getElementById(rowId(edited.id))?.querySelector('button') ?? null)
    : null;
}

/** Renders the frame of all parts of the diary: title, tabs, and the button to add an entry. */
export function DiaryFrame(props: DiaryFrameProps) {
  const {
    kind,
    onChooseKind,
    focusesTab = false,
    addLabel,
    onAdd,
    change,
    isFormOpen,
    edited,
    pending,
    hasOwnAdvice,
    children,
  } = props;
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusesTab) return undefined;
    // React Aria renders the tabs in a second pass.
    const frame = requestAnimationFrame(() =>
      tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [focusesTab]);
  const lastEdited = useRef<TypedEntry>(undefined);
  useEffect(() => {
    if (isFormOpen) lastEdited.current = edited;
  }, [isFormOpen, edited]);
  const addRef = useFocusWhenLost<HTMLButtonElement>(change, () => rowButton(lastEdited.current));
  const addButton = onAdd && (
    <Button ref={addRef} leadingIcon={<AddIcon size={20} />} onPress={onAdd}>
      {addLabel}
    </Button>
  );
  return (
    <Page title={copy.title} lead={copy.lead} actions={addButton}>
      {pending ? <PendingEntries {...pending} hidesAdvice={hasOwnAdvice} isFormOpen={isFormOpen} /> : null}
      <div ref={tabs}>
        <Tabs
          aria-label={copy.kinds}
          items={parts.map((id) => ({ id, label: labelOf(id), content: id === kind ? children : null }))}
          selectedId={kind}
          onSelectionChange={(id) => isPart(id) && onChooseKind(id)}
        />
      </div>
    </Page>
  );
}
