import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { UrgentAdvice, type ValueAdvice } from '../shared/UrgentAdvice.tsx';

interface NoNumberProps {
  /** Label of the choice. */
  children: string;
  /** Advice once it is chosen; `null` before. */
  advice: ValueAdvice | null;
  onPress: () => void;
}

/** Offers that the device shows HI or an error, and then what to do. Without a number nothing is saved. */
export function NoNumber({ children, advice, onPress }: NoNumberProps) {
  return (
    <div role="status">
      {advice ? (
        <UrgentAdvice {...advice} />
      ) : (
        <Inline>
          <Button variant="quiet" {...{ onPress }}>
            {children}
          </Button>
        </Inline>
      )}
    </div>
  );
}
