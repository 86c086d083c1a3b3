import { useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { DayOfTest } from './DayOfTest.tsx';
import { newFormAICopy } from './NewFormAIScreen.copy.ts';
import * as styles from './NewFormAIScreen.css.ts';
import type { ConfirmedResult, Proposal, Verdict } from './NewFormAIScreen.types.ts';
import { NotUsed } from './NotUsed.tsx';
import { ProposedResultRow } from './ProposedResultRow.tsx';
import { confirmed, firstVerdicts } from './proposal.ts';
import { ReportPages } from './ReportPages.tsx';

const { check: copy, nothing, byHand, service: serviceCopy } = newFormAICopy;

interface CheckProposalProps {
  proposal: Proposal;
  /** `YYYY-MM-DD`. */
  today: string;
  onTakeOver: (results: readonly ConfirmedResult[], dateOfLabTest: string | null) => void;
  onStartAgain: () => void;
}

/** Renders the report beside the values read from it. */
export function CheckProposal({ proposal, today, onTakeOver, onStartAgain }: CheckProposalProps) {
  const hrefTo = useHrefTo();
  const { results, pages, unreadPages, notUsed } = proposal;
  const [dateOfLabTest, setDate] = useState(proposal.dateOfLabTest);
  const [verdicts, setVerdicts] = useState(() => firstVerdicts(results));
  const [shown, setShown] = useState<string>();
  const [isNoneTicked, setNoneTicked] = useState(false);
  const taken = confirmed(results, verdicts);
  const setVerdict = (code: string, verdict: Verdict) =>
    setVerdicts((before) => ({ ...before, [code]: verdict }));
  const again = (
    <Button variant="quiet" onPress={onStartAgain}>
      {copy.again}
    </Button>
  );
  if (results.length === 0) {
    return (
      <Stack gap="md">
        <ReadBy service={proposal.service} />
        <EmptyState
          title={nothing.title}
          action={
            <Inline gap="sm">
              <ButtonLink href={hrefTo('newForm')}>{byHand}</ButtonLink>
              {again}
            </Inline>
          }
        >
          {nothing.text}
        </EmptyState>
        <NotUsed lines={notUsed} />
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={2}>{copy.heading}</Heading>
        <Text tone="muted">{copy.lead}</Text>
      </Stack>
      <ReadBy service={proposal.service} />
      {unreadPages.length > 0 ? <Banner tone="warning">{copy.unread(unreadPages.join(', '))}</Banner> : null}
      <div className={styles.columns}>
        <ReportPages pages={pages} shown={results.find(({ code }) => code === shown)} />
        <Stack gap="md">
          <DayOfTest date={dateOfLabTest} choices={proposal.dateChoices} today={today} onChoose={setDate} />
          <ul className={styles.results}>
            {results.map((result) => (
              <ProposedResultRow
                key={result.code}
                result={result}
                verdict={
                  verdicts[result.code] ?? { isRight: false, code: result.code, value: '', unit: result.unit }
                }
                isShown={shown === result.code}
                onChange={(verdict) => setVerdict(result.code, verdict)}
                onShow={() => setShown(result.code)}
              />
            ))}
          </ul>
          <NotUsed lines={notUsed} />
          {isNoneTicked && taken.length === 0 ? <Banner tone="error">{copy.noneTicked}</Banner> : null}
          <Inline gap="sm">
            <Button
              onPress={() => (taken.length > 0 ? onTakeOver(taken, dateOfLabTest) : setNoneTicked(true))}
            >
              {copy.takeOver(taken.length)}
            </Button>
            {again}
          </Inline>
        </Stack>
      </div>
    </Stack>
  );
}

/** Shows who has read the images, if an external service was requested. */
function ReadBy({ service }: Pick<Proposal, 'service'>) {
  if (!service) return null;
  const { name, fallback } = service;
  if (fallback) return <Banner tone="warning">{serviceCopy.fallbacks[fallback](name)}</Banner>;
  return <Banner tone="info">{serviceCopy.readBy(name)}</Banner>;
}
