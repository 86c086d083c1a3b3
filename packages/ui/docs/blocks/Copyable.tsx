import { useState } from 'react';
import * as styles from './Copyable.css.ts';

/** Shows a name, which a press copies. */
export function Copyable({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      <code>{text}</code>
      <span role="status" className={styles.answer}>
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  );
}
