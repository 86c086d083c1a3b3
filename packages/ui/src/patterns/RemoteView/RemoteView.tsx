import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Banner } from '../Banner/index.ts';
import { remoteViewCopy as copy } from './RemoteView.copy.ts';
import * as styles from './RemoteView.css.ts';
import type { Remote } from './remote.ts';

/** Props of `RemoteView`. */
export interface RemoteViewProps<T> {
  /** The remote data to show. */
  value: Remote<T>;
  /** Renders the data. */
  children: (data: T) => ReactNode;
  /** Placeholder while loading, made of `Skeleton`. */
  skeleton?: ReactNode;
  /** Returns whether the data is empty. */
  isEmpty?: (data: T) => boolean;
  /** Content shown instead of empty data, usually an `EmptyState`. */
  empty?: ReactNode;
  /** Called when the user retries a failed load. */
  onRetry?: () => void;
  /** Target of the link for users without access. Defaults to the page `home` of `LinkProvider`. */
  backHref?: string;
}

/** Renders remote data by its state: skeleton, data, empty, failed or forbidden. */
export function RemoteView<T>(props: RemoteViewProps<T>) {
  const hrefTo = useHrefTo();
  const { value, onRetry } = props;
  const retry = onRetry ? (
    <Button variant="soft" size="sm" onPress={onRetry}>
      {copy.retry}
    </Button>
  ) : null;

  switch (value.status) {
    case 'loading':
      return (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{copy.loading}</VisuallyHidden>
          {props.skeleton ?? <Skeleton />}
        </div>
      );
    case 'failed':
      return (
        <Banner tone="error" actions={retry}>
          {value.message}
        </Banner>
      );
    case 'forbidden':
      return (
        <Banner tone="error" actions={<Link href={props.backHref ?? hrefTo('home')}>{copy.back}</Link>}>
          {copy.forbidden}
        </Banner>
      );
    case 'ready': {
      const content = props.isEmpty?.(value.data) ? props.empty : props.children(value.data);
      if (!value.isStale) return content;
      return (
        <div className={styles.stale}>
          <Banner tone="warning" actions={retry}>
            {copy.stale}
          </Banner>
          {content}
        </div>
      );
    }
    default:
      return value satisfies never;
  }
}
