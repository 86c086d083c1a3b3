import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

/** One tab and its panel. */
export interface TabItem {
  /** What `onSelectionChange` is called with. */
  id: string;
  /** One or two words. */
  label: string;
  content: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Name of the group: “Diary entries”. */
  'aria-label': string;
  /** The tabs in their order, each with its panel. */
  items: readonly TabItem[];
  /** The open tab, when the parent keeps it. */
  selectedId?: string;
  /** The tab that is open at first. @default the first */
  defaultSelectedId?: string;
  /** Called with the `id` of the tab that was opened. */
  onSelectionChange?: (id: string) => void;
}

/** Views of one thing, one at a time. For other pages use links. */
export function Tabs({
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  'aria-label': label,
}: TabsProps) {
  return (
    <AriaTabs
      className={styles.root}
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {name}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
