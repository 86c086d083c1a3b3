import { Banner } from '../../patterns/Banner/index.ts';
import { FileDrop, type FileItem } from '../../patterns/FileDrop/index.ts';
import { ProgressBar } from '../../patterns/ProgressBar/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useFocusWhenLost } from '../shared/useFocusWhenLost.ts';
import { CheckProposal } from './CheckProposal.tsx';
import { newFormAICopy as copy } from './NewFormAIScreen.copy.ts';
import type { ConfirmedResult, ReadingService, ReadingState } from './NewFormAIScreen.types.ts';
import { ServiceConsent } from './ServiceConsent.tsx';

/** Props of `NewFormAIScreen`. */
export interface NewFormAIScreenProps {
  /** The pictures chosen so far. */
  files: readonly FileItem[];
  /** How far the reading of the files has come. */
  state: ReadingState;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Who else may read the pictures; null when nobody may. */
  service: ReadingService | null;
  /** Whether the person lets the service read this report. */
  hasConsented: boolean;
  /** Called with whether pictures may be read by the service that is named. */
  onConsent: (hasConsented: boolean) => void;
  /** Called with pictures or documents that keep the rules. */
  onAddFiles: (files: File[]) => void;
  /** Called with the file to take out. */
  onRemoveFile: (id: string) => void;
  /** Called to have the values read from the files. */
  onRead: () => void;
  /** Gives up sending or reading. */
  onStop: () => void;
  /** Results that the person has compared with the paper. */
  onTakeOver: (results: readonly ConfirmedResult[], dateOfLabTest: string | null) => void;
  /** Called to start again with other files. */
  onStartAgain: () => void;
}

const kinds = [
  { type: 'image/jpeg', label: 'JPEG' },
  { type: 'image/png', label: 'PNG' },
  { type: 'image/webp', label: 'WebP' },
  { type: 'application/pdf', label: 'PDF' },
];
const maxSizeBytes = 20_000_000;

/** Route `/NewFormAI`: results from photographs of a report, compared by the person before anything is kept. */
export function NewFormAIScreen(props: NewFormAIScreenProps) {
  const { state } = props;
  const titleRef = useFocusWhenLost<HTMLHeadingElement>(state.status);
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      back={{ href: '/SubmissionHistory', label: copy.back }}
      titleRef={titleRef}
    >
      {state.status === 'read' ? (
        <CheckProposal {...props} proposal={state.proposal} />
      ) : (
        <ChoosePictures {...props} state={state} />
      )}
    </Page>
  );
}

type ChoosePicturesProps = Omit<NewFormAIScreenProps, 'state'> & {
  state: Exclude<ReadingState, { status: 'read' }>;
};

function ChoosePictures(props: ChoosePicturesProps) {
  const { state, files, service, hasConsented, onAddFiles, onRemoveFile, onRead, onStop } = props;
  return (
    <Stack gap="lg">
      {state.status === 'choosing' && state.message ? <Banner tone="error">{state.message}</Banner> : null}
      {state.status === 'choosing' ? (
        <FileDrop
          label={copy.files.label}
          description={copy.files.help}
          kinds={kinds}
          maxSizeBytes={maxSizeBytes}
          files={files}
          onAdd={onAddFiles}
          onRemove={onRemoveFile}
          allowsMultiple
          hasCamera
          isRequired
        />
      ) : (
        <Card>
          <Stack gap="md" align="start">
            {state.status === 'sending' ? (
              <ProgressBar label={copy.sending} percent={state.percent} />
            ) : (
              <Inline gap="md">
                <Spinner label={copy.reading} />
                <Text>{copy.reading}</Text>
              </Inline>
            )}
            <Button variant="soft" onPress={onStop}>
              {copy.stop}
            </Button>
          </Stack>
        </Card>
      )}
      {service && state.status === 'choosing' ? <ServiceConsent {...props} service={service} /> : null}
      <Text size="small" tone="muted">
        {service && hasConsented ? copy.service.privacy(service.name) : copy.privacy}
      </Text>
      {state.status === 'choosing' ? (
        <Inline gap="sm">
          {files.length > 0 ? <Button onPress={onRead}>{copy.read}</Button> : null}
          <ButtonLink href="/NewForm" variant="quiet">
            {copy.byHand}
          </ButtonLink>
        </Inline>
      ) : null}
    </Stack>
  );
}
