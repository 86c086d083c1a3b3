import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { appShellCopy as copy } from './AppShell.copy.ts';
import * as styles from './AppShell.css.ts';
import type { ShellUser } from './AppShell.types.ts';

interface AccountLinkProps {
  user: ShellUser | null;
  href: string;
  /** The side menu has room for the whole name. */
  isInMenu?: boolean;
  onPress?: () => void;
}

/** The person's picture and full name, leading to their profile. */
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
