import { Banner } from '../../patterns/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { draftCopy as copy } from './draft.copy.ts';

/** Props of `DraftBanner`. */
export interface DraftBannerProps {
  /** Called to begin again without what was typed. */
  onDiscard: () => void;
}

/** Stands above fields that hold what was typed at another time. */
export function DraftBanner({ onDiscard }: DraftBannerProps) {
  return (
    <Banner
      tone="info"
      actions={
        <Button variant="soft" size="sm" onPress={onDiscard}>
          {copy.discard}
        </Button>
      }
    >
      {copy.text}
    </Banner>
  );
}
