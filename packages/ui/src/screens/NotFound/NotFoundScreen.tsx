import { SearchIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MessagePage } from '../shared/MessagePage.tsx';
import { notFoundCopy as copy } from './NotFoundScreen.copy.ts';

/** Props of `NotFoundScreen`. */
export interface NotFoundScreenProps {
  /** Path of Home. */
  homeHref: string;
}

/** Renders the page for unknown routes, inside the app shell. */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  return (
    <MessagePage
      icon={<SearchIcon size={28} />}
      title={copy.title}
      actions={<ButtonLink href={homeHref}>{copy.action}</ButtonLink>}
    >
      <Text>{copy.text}</Text>
    </MessagePage>
  );
}
