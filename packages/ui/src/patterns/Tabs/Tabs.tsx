import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { placeAfterKey } from '../Roving/index.ts';
import * as styles from './Tabs.css.ts';
import { useHasTabStop } from './useHasTabStop.ts';
import { useMoreTabs } from './useMoreTabs.ts';

/** Tab with its panel. */
export interface TabItem {
  /** Identifier passed to `onSelectionChange`. */
  id: string;
  /** Label of one or two words. */
  label: string;
  content: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the group: “Diary entries”. */
  'aria-label': string;
  /** Tabs in display order. */
  items: readonly TabItem[];
  /** `id` of the open tab (controlled). */
  selectedId?: string;
  /** `id` of the initially open tab (uncontrolled). @default the first */
  defaultSelectedId?: string;
  /** Called with the `id` of the opened tab. */
  onSelectionChange?: (id: string) => void;
}

/** Renders views of one subject, one at a time. For other pages use links. */
export function Tabs({
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  'aria-label': label,
}: TabsProps) {
  const baseId = useId();
  const [ownId, setOwnId] = useState(defaultSelectedId);
  const open = items.find(({ id }) => id === (selectedId ?? ownId)) ?? items[0];
  const place = open ? items.indexOf(open) : -1;

  const select = (next: TabItem | undefined) => {
    if (!next || next.id === open?.id) return;
    setOwnId(next.id);
    onSelectionChange?.(next.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { direction } = getComputedStyle(event.currentTarget);
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    // Not from the open one: what opens a tab may take longer than the next key.
    const focused = tabs.indexOf(event.target as HTMLElement);
    const next = placeAfterKey(event, focused, items.length, direction === 'rtl' ? 'rowFromRight' : 'row');
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    select(items[next]);
  };

  const listRef = useRef<HTMLDivElement>(null);
  useMoreTabs(listRef, open?.id);
  const panelId = `${baseId}-panel`;
  return (
    <div className={styles.root}>
      <div ref={listRef} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item, at) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-${at}`}
            aria-selected={item === open}
            aria-controls={item === open ? panelId : undefined}
            tabIndex={item === open ? 0 : -1}
            className={styles.tab}
            onClick={({ currentTarget }) => {
              // Safari does not move focus to a pressed button.
              currentTarget.focus();
              select(item);
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
      {open ? (
        <TabPanel key={open.id} id={panelId} labelId={`${baseId}-${place}`}>
          {open.content}
        </TabPanel>
      ) : null}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  /** `id` of its tab. */
  labelId: string;
  children: ReactNode;
}

/** Renders a panel. It is a tab stop if it contains none, so that the keyboard can reach and scroll it. */
function TabPanel({ id, labelId, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasTabStop = useHasTabStop(ref);
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={id}
      aria-labelledby={labelId}
      tabIndex={hasTabStop ? undefined : 0}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
