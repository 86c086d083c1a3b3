import { Banner } from '../../patterns/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { draftCopy as copy } from './draft.copy.ts';

/** Props of `DraftBanner`. */
export interface DraftBannerProps {
  /** Called when the user discards the draft. */
  onDiscard: () => void;
}

/** Informs above the fields that they contain a saved draft. */
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
