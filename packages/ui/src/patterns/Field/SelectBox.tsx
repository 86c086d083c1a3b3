import type { ComponentPropsWithoutRef } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import { control, native } from './Field.css.ts';
import * as styles from './Select.css.ts';

/** Props of `SelectBox`: those of `select`, with its `option`s inside. */
export interface SelectBoxProps extends Omit<ComponentPropsWithoutRef<'select'>, 'className'> {
  /** How much belongs in it. @default 'full' */
  width?: 'full' | 'medium' | 'short';
}

/** Renders the native `select` in the style of the theme. Use it alone where a table labels it, otherwise in a `SelectField`. */
export function SelectBox({ width, ...select }: SelectBoxProps) {
  return (
    <div className={styles.box({ width })}>
      <select {...select} className={`${control()} ${native} ${styles.select}`} />
      <ChevronDownIcon size={20} className={styles.arrow} />
    </div>
  );
}
