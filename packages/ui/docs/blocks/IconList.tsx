import { useState } from 'react';
import * as icons from '../../src/icons/index.ts';
import { TextField } from '../../src/patterns/TextField/index.ts';
import { Copyable } from './Copyable.tsx';
import * as styles from './IconList.css.ts';

/** Every icon with its name; a field narrows the list. */
export function IconList() {
  const [sought, setSought] = useState('');
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(sought.toLowerCase()));
  return (
    <>
      <TextField label="Part of a name" value={sought} onChange={setSought} />
      <p role="status">{found.length} icons</p>
      <ul className={styles.list}>
        {found.map(([name, Icon]) => (
          <li key={name} className={styles.item}>
            <Icon size={24} />
            <Copyable text={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
