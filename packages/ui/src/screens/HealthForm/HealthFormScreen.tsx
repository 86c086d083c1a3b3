import { CameraIcon } from '../../icons/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { DraftBanner } from '../shared/DraftBanner.tsx';
import { HealthFormBody } from './HealthFormBody.tsx';
import { healthFormCopy as copy } from './HealthFormScreen.copy.ts';
import type { HealthFormScreenProps } from './HealthFormScreen.types.ts';

/** Renders routes `/NewForm` and `/EditForm/{id}`: lab results as printed on the report. */
export function HealthFormScreen(props: HealthFormScreenProps) {
  const hrefTo = useHrefTo();
  const { mode, form, isDraft } = props;
  const readPicture = (
    <ButtonLink href={hrefTo('newFormAI')} variant="soft" leadingIcon={<CameraIcon size={20} />}>
      {copy.fromPicture}
    </ButtonLink>
  );
  return (
    <Page
      title={copy.title[mode]}
      lead={copy.lead[mode]}
      back={{ href: hrefTo('submissionHistory'), label: copy.back }}
      actions={mode === 'new' ? readPicture : null}
    >
      {isDraft && props.onDiscardDraft ? <DraftBanner onDiscard={props.onDiscardDraft} /> : null}
      <RemoteView value={form} skeleton={<FormSkeleton />} onRetry={props.onRetry}>
        {({ lists, fields }) => <HealthFormBody {...props} lists={lists} fields={fields} />}
      </RemoteView>
    </Page>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="tile" />
      <Skeleton shape="chart" />
    </Stack>
  );
}
