import { RetryIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { videoCallCopy } from './VideoCallScreen.copy.ts';
import * as styles from './VideoCallScreen.css.ts';
import type { MediaFault } from './VideoCallScreen.types.ts';

const { title, fault: copy } = videoCallCopy;

interface MediaFaultHelpProps {
  fault: MediaFault;
  leaveHref: string;
  onRetryMedia: () => void;
  onContinueWithoutMedia: () => void;
}

/** Shows why camera or microphone could not be opened, with steps for this browser and alternatives. */
export function MediaFaultHelp(props: MediaFaultHelpProps) {
  const { fault, leaveHref } = props;
  return (
    <Page title={title} width="reading">
      <Banner tone="error">{fault.message}</Banner>
      <Card title={copy.helpHeading}>
        <ol className={styles.steps}>
          {fault.helpSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Inline gap="sm">
        <Button leadingIcon={<RetryIcon size={20} />} onPress={props.onRetryMedia}>
          {copy.retry}
        </Button>
        {fault.continueWithout ? (
          <Button variant="soft" onPress={props.onContinueWithoutMedia}>
            {copy.continueWithout[fault.continueWithout]}
          </Button>
        ) : null}
        <ButtonLink href={leaveHref} variant="quiet">
          {copy.leave}
        </ButtonLink>
      </Inline>
    </Page>
  );
}
