import { pageTitles } from '@vitalane/ui/messages';
import { overviewHref } from '../../shared/reports/reportPages.ts';
import { AdviceHistory, useDay } from './AdviceHistory.tsx';
import { useShownAdvice } from './api.ts';

/** Route `/AdviceHistory`; `?on=` is the day. */
export function AdviceHistoryContainer() {
  const choice = useDay();
  const advice = useShownAdvice(choice.day);
  const back = { href: overviewHref, label: pageTitles.healthVision };
  return <AdviceHistory {...choice} advice={advice} back={back} reader="own" />;
}
