import { Banner } from '../../../patterns/Banner/index.ts';
import { AdviceAction, type ValueAdvice } from '../UrgentAdvice.tsx';

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Shows what to do below a ticked symptom. It is announced at once, and scrolled into view. */
export function SymptomAdvice({ action, call }: Pick<ValueAdvice, 'action' | 'call'>) {
  return (
    <div ref={showWhole}>
      <Banner tone="error">
        <AdviceAction action={action} call={call} />
      </Banner>
    </div>
  );
}
