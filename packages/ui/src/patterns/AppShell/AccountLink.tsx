import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { appShellCopy as copy } from './AppShell.copy.ts';
import * as styles from './AppShell.css.ts';
import type { ShellUser } from './AppShell.types.ts';

interface AccountLinkProps {
  user: ShellUser | null;
  href: string;
  /** Whether the link is in the side menu, which has room for the full name. */
  isInMenu?: boolean;
  onPress?: () => void;
}

/** Renders a link to the profile, with the user's picture and full name. */
export function AccountLink({ user, href, isInMenu = false, onPress }: AccountLinkProps) {
  const name = user?.fullName ?? copy.profile;
  return (
    <Link className={styles.accountLink} href={href} onPress={() => onPress?.()}>
      <Avatar
        fullName={user?.fullName ?? ''}
        {...(user?.avatarSrc !== undefined && { src: user.avatarSrc })}
        isDecorative
      />
      <span className={styles.accountName({ isInMenu })}>{name}</span>
    </Link>
  );
}
