import { type ReactNode, useId, useState } from 'react';
import {
  AddressIcon,
  DarkThemeIcon,
  DocumentIcon,
  FormIcon,
  HeartIcon,
  HeightIcon,
  IdentityIcon,
  LabTestIcon,
  LockIcon,
  MedicationIcon,
  OrderIcon,
  PasswordIcon,
} from '../../icons/index.ts';
import { ThemeDialog } from '../../patterns/ThemeDialog/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import type { ThemeName } from '../../theme/index.ts';
import { SettingsRow } from './SettingsRow.tsx';
import { settingsCopy as copy } from './SettingsScreen.copy.ts';
import * as styles from './SettingsScreen.css.ts';

/** Props of `SettingsScreen`. */
export interface SettingsScreenProps {
  /** Whether the user has a health record, as patients do. */
  hasRecord: boolean;
  /** Current theme. */
  theme: ThemeName;
  /** Called with the selected theme. */
  onChangeTheme: (theme: ThemeName) => void;
}

const sizePx = 22;

/** Renders route `/Settings`: links to all settings of the user and the app. */
export function SettingsScreen({ hasRecord, theme, onChangeTheme }: SettingsScreenProps) {
  const hrefTo = useHrefTo();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Page title={copy.title}>
      <div className={styles.groups}>
        <Group title={copy.groups.you}>
          <SettingsRow {...copy.profile} href={hrefTo('profile')} icon={<IdentityIcon size={sizePx} />} />
          <SettingsRow {...copy.security} href={hrefTo('security')} icon={<PasswordIcon size={sizePx} />} />
        </Group>
        {hasRecord ? <RecordGroups /> : null}
        <Group title={copy.groups.app}>
          <SettingsRow
            {...copy.units}
            href={hrefTo('unitsOfMeasurement')}
            icon={<HeightIcon size={sizePx} />}
          />
          <SettingsRow
            label={copy.theme.label}
            text={copy.theme[theme]}
            icon={<DarkThemeIcon size={sizePx} />}
            onPress={() => setChoosing(true)}
          />
        </Group>
        <Group title={copy.groups.legal}>
          <SettingsRow {...copy.privacy} href={hrefTo('privacy')} icon={<LockIcon size={sizePx} />} />
          <SettingsRow {...copy.terms} href={hrefTo('terms')} icon={<DocumentIcon size={sizePx} />} />
        </Group>
      </div>
      <ThemeDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        theme={theme}
        onChangeTheme={onChangeTheme}
      />
    </Page>
  );
}

/** Renders the settings for users with a health record. */
function RecordGroups() {
  const hrefTo = useHrefTo();
  return (
    <>
      <Group title={copy.groups.health}>
        <SettingsRow
          {...copy.results}
          href={hrefTo('submissionHistory')}
          icon={<LabTestIcon size={sizePx} />}
        />
        <SettingsRow {...copy.documents} href={hrefTo('reportList')} icon={<FormIcon size={sizePx} />} />
        <SettingsRow
          {...copy.allergies}
          href={hrefTo('drugAllergies')}
          icon={<MedicationIcon size={sizePx} />}
        />
        <SettingsRow
          {...copy.targets}
          href={hrefTo('customHealthTargets')}
          icon={<HeartIcon size={sizePx} />}
        />
      </Group>
      <Group title={copy.groups.delivery}>
        <SettingsRow {...copy.addresses} href={hrefTo('deliveryInfo')} icon={<AddressIcon size={sizePx} />} />
        <SettingsRow {...copy.orders} href={hrefTo('myOrders')} icon={<OrderIcon size={sizePx} />} />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
