import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { TargetChange } from '../shared/target.schema.ts';
import { customHealthTargetsCopy as copy } from './CustomHealthTargetsScreen.copy.ts';
import type { OwnTarget, TargetEditing } from './CustomHealthTargetsScreen.types.ts';
import { TargetCard } from './TargetCard.tsx';

/** Props of `CustomHealthTargetsScreen`. */
export interface CustomHealthTargetsScreenProps {
  /** Targets in effect, calculated or set. */
  targets: Remote<readonly OwnTarget[]>;
  /** State of the edited target; `null` for none. */
  editing: TargetEditing | null;
  /** Target whose reset to the calculated value is pending or has failed. */
  resetting: { uuid: string /** Error text; absent while pending. */; message?: string } | null;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with the target to edit. */
  onEdit: (uuid: string) => void;
  /** Called when editing is cancelled. */
  onCancel: () => void;
  /** Called with the target and its new limits. */
  onSave: (uuid: string, change: TargetChange) => void;
  /** Called with the target to reset to its calculated value. */
  onReset: (uuid: string) => void;
}

/** Renders route `/CustomHealthTargets`: the patient's targets, calculated or set. */
export function CustomHealthTargetsScreen(props: CustomHealthTargetsScreenProps) {
  const hrefTo = useHrefTo();
  const { targets, editing, resetting } = props;
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: hrefTo('settings'), label: copy.back }}>
      <RemoteView value={targets} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
        {(list) => (
          <Grid as="ul" aria-label={copy.title}>
            {list.map((target) => {
              const { uuid } = target;
              const own = resetting?.uuid === uuid ? resetting : null;
              return (
                <TargetCard
                  key={uuid}
                  target={target}
                  editing={editing?.uuid === uuid ? editing : null}
                  isResetting={own !== null && own.message === undefined}
                  resetMessage={own?.message}
                  onEdit={() => props.onEdit(uuid)}
                  onCancel={props.onCancel}
                  onSave={(change) => props.onSave(uuid, change)}
                  onReset={() => props.onReset(uuid)}
                />
              );
            })}
          </Grid>
        )}
      </RemoteView>
    </Page>
  );
}
