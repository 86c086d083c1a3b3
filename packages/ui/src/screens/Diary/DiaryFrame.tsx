import { type ReactNode, useEffect, useRef } from 'react';
import { AddIcon } from '../../icons/index.ts';
import { Tabs } from '../../patterns/Tabs/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { useFocusWhenLost } from '../shared/useFocusWhenLost.ts';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import { type MeasureKind, measureCopy } from './measures/index.ts';

/** A part of the diary. */
export type DiaryKind = 'bloodPressure' | MeasureKind;

const kinds: readonly DiaryKind[] = ['bloodPressure', 'sugar', 'weight', 'exercise', 'height'];

const labelOf = (kind: DiaryKind) =>
  kind === 'bloodPressure' ? copy.bloodPressureTab : measureCopy[kind].tab;

function isKind(id: string): id is DiaryKind {
  return kinds.some((kind) => kind === id);
}

interface DiaryFrameProps {
  /** The open part. */
  kind: DiaryKind;
  onChooseKind: (kind: DiaryKind) => void;
  /** Whether the open tab takes focus when the screen appears: the person came by a tab. */
  focusesTab?: boolean;
  /** Label of the button that opens the form. */
  addLabel: string;
  /** Opens the form; null while it is open. */
  onAdd: (() => void) | null;
  /** Takes another value when the form or the dialog comes or goes, so that focus can be kept. */
  change: string;
  /** The open part. */
  children: ReactNode;
}

/** What all parts of the diary share: the title, the tabs, and the way to add an entry. */
export function DiaryFrame(props: DiaryFrameProps) {
  const { kind, onChooseKind, focusesTab = false, addLabel, onAdd, change, children } = props;
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusesTab) return undefined;
    // React Aria draws the tabs in a second pass.
    const frame = requestAnimationFrame(() =>
      tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [focusesTab]);
  const addRef = useFocusWhenLost<HTMLButtonElement>(change);
  const addButton = onAdd && (
    <Button ref={addRef} leadingIcon={<AddIcon size={20} />} onPress={onAdd}>
      {addLabel}
    </Button>
  );
  return (
    <Page title={copy.title} lead={copy.lead} actions={addButton}>
      <div ref={tabs}>
        <Tabs
          aria-label={copy.kinds}
          items={kinds.map((id) => ({ id, label: labelOf(id), content: id === kind ? children : null }))}
          selectedId={kind}
          onSelectionChange={(id) => isKind(id) && onChooseKind(id)}
        />
      </div>
    </Page>
  );
}
