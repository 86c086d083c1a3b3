import type { ReactNode } from 'react';
import { CloseIcon, SuccessIcon } from '../../src/icons/index.ts';
import { Heading, Inline } from '../../src/index.ts';
import * as styles from './Pair.css.ts';
import { pairs } from './pairs.tsx';

interface SideProps {
  kind: 'right' | 'wrong';
  reason: string;
  children: ReactNode;
}

function Side({ kind, reason, children }: SideProps) {
  const Icon = kind === 'right' ? SuccessIcon : CloseIcon;
  return (
    <figure className={styles.side[kind]}>
      <Inline gap="xs">
        <span className={styles.verdict[kind]}>
          <Icon size={20} />
        </span>
        <strong>{kind === 'right' ? 'Do' : 'Do not'}</strong>
      </Inline>
      {/* A picture of controls: nothing in it can be pressed. The class keeps Storybook's text styles out. */}
      <div inert className="sb-unstyled">
        {children}
      </div>
      <figcaption>{reason}</figcaption>
    </figure>
  );
}

/** Shows a component used well and badly, or nothing if words are enough. */
export function DoAndDoNot({ component }: { component: string }) {
  const pair = pairs[component];
  if (!pair) return null;
  return (
    <>
      <Heading level={3}>Do and do not</Heading>
      <div className={styles.pair}>
        <Side kind="right" reason={pair.because}>
          {pair.right}
        </Side>
        <Side kind="wrong" reason={pair.butNot}>
          {pair.wrong}
        </Side>
      </div>
    </>
  );
}
