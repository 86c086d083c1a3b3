import { LockIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MessagePage } from '../shared/MessagePage.tsx';
import { notAllowedCopy as copy } from './NotAllowedScreen.copy.ts';

/** Props of `NotAllowedScreen`. */
export interface NotAllowedScreenProps {
  /** Path of Home. */
  homeHref: string;
}

/** Renders the page for a route that the user's role may not use, inside the app shell. */
export function NotAllowedScreen({ homeHref }: NotAllowedScreenProps) {
  return (
    <MessagePage
      icon={<LockIcon size={28} />}
      title={copy.title}
      actions={<ButtonLink href={homeHref}>{copy.action}</ButtonLink>}
    >
      <Text>{copy.text}</Text>
      <Text tone="muted">{copy.help}</Text>
    </MessagePage>
  );
}
