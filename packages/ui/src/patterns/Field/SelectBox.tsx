import type { ComponentPropsWithoutRef } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import { control, native } from './Field.css.ts';
import * as styles from './Select.css.ts';

/** Props of `SelectBox`: those of `select`, with `option` elements as children. */
export interface SelectBoxProps extends Omit<ComponentPropsWithoutRef<'select'>, 'className'> {
  /** Width by the expected length of the value. @default 'full' */
  width?: 'full' | 'medium' | 'short';
}

/** Renders a native `select` with theme styles. Use it directly only where a table labels it, otherwise use `SelectField`. */
export function SelectBox({ width, ...select }: SelectBoxProps) {
  return (
    <div className={styles.box({ width })}>
      <select {...select} className={`${control()} ${native} ${styles.select}`} />
      <ChevronDownIcon size={20} className={styles.arrow} />
    </div>
  );
}
