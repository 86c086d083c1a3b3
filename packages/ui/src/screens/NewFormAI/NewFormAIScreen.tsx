import { Banner } from '../../patterns/Banner/index.ts';
import { FileDrop, type FileItem } from '../../patterns/FileDrop/index.ts';
import { ProgressBar } from '../../patterns/ProgressBar/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { CheckProposal } from './CheckProposal.tsx';
import { newFormAICopy as copy } from './NewFormAIScreen.copy.ts';
import type { ConfirmedResult, ReadingService, ReadingState } from './NewFormAIScreen.types.ts';
import { ServiceConsent } from './ServiceConsent.tsx';

/** Props of `NewFormAIScreen`. */
export interface NewFormAIScreenProps {
  /** Selected files. */
  files: readonly FileItem[];
  /** State of the reading. */
  state: ReadingState;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** External service that may read the images; `null` for none. */
  service: ReadingService | null;
  /** Whether the user allows the service to read this report. */
  hasConsented: boolean;
  /** Called with whether the named service may read the images. */
  onConsent: (hasConsented: boolean) => void;
  /** Called with files that pass the rules. */
  onAddFiles: (files: File[]) => void;
  /** Called with the file to remove. */
  onRemoveFile: (id: string) => void;
  /** Called to read values from the files. */
  onRead: () => void;
  /** Called to cancel sending or reading. */
  onStop: () => void;
  /** Called with results that the user has compared with the report. */
  onTakeOver: (results: readonly ConfirmedResult[], dateOfLabTest: string | null) => void;
  /** Called to restart with other files. */
  onStartAgain: () => void;
}

const kinds = [
  { type: 'image/jpeg', label: 'JPEG' },
  { type: 'image/png', label: 'PNG' },
  { type: 'image/webp', label: 'WebP' },
  { type: 'application/pdf', label: 'PDF' },
];
const maxSizeBytes = 20_000_000;

/** Renders route `/NewFormAI`: results from photographs of a report, which the user verifies before they are saved. */
export function NewFormAIScreen(props: NewFormAIScreenProps) {
  const hrefTo = useHrefTo();
  const { state } = props;
  const titleRef = useFocusWhenLost<HTMLHeadingElement>(state.status);
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      back={{ href: hrefTo('submissionHistory'), label: copy.back }}
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
  const hrefTo = useHrefTo();
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
          <ButtonLink href={hrefTo('newForm')} variant="quiet">
            {copy.byHand}
          </ButtonLink>
        </Inline>
      ) : null}
    </Stack>
  );
}
