import { Button } from '../../primitives/Button/index.ts';

/** Props of `LoadMore`. */
export interface LoadMoreProps {
  /** Whether more entries can be loaded. */
  hasMore: boolean;
  /** Whether more entries are being loaded. */
  isLoading: boolean;
  /** Label of the button, such as “Show older orders”. */
  children: string;
  /** Called to load the next page of entries. */
  onLoad: () => void;
}

/** Renders the button to load more of a paginated list. Renders nothing once the list is complete. */
export function LoadMore({ hasMore, isLoading, children, onLoad }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div>
      <Button variant="soft" isPending={isLoading} onPress={onLoad}>
        {children}
      </Button>
    </div>
  );
}
