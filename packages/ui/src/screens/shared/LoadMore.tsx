import { Button } from '../../primitives/Button/index.ts';

/** Props of `LoadMore`. */
export interface LoadMoreProps {
  /** Whether there are more than are loaded. */
  hasMore: boolean;
  /** Whether they are being fetched. */
  isLoading: boolean;
  /** What it says, such as “Show older orders”. */
  children: string;
  /** Called to fetch the next part. */
  onLoad: () => void;
}

/** Fetches more of a list that comes in parts; nothing where all of it is there. */
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
