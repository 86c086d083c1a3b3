import { WarningIcon } from '../../icons/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import type { Brand } from '../../primitives/Logo/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MessagePage } from '../shared/MessagePage.tsx';
import { routerErrorCopy as copy } from './RouterErrorScreen.copy.ts';

/** Props of `RouterErrorScreen`. */
export interface RouterErrorScreenProps {
  /** Path of Home, if a reload does not help. */
  homeHref: string;
  /** Brand of another product. */
  brand?: Brand;
  /** Called to reload the page. */
  onReload: () => void;
}

/** Renders the error page of the router. It never shows the error itself, which may contain personal data. */
export function RouterErrorScreen({ homeHref, brand, onReload }: RouterErrorScreenProps) {
  return (
    <MessagePage
      isStandalone
      brand={brand}
      icon={<WarningIcon size={28} />}
      title={copy.title}
      actions={
        <>
          <Button onPress={onReload}>{copy.reload}</Button>
          <ButtonLink href={homeHref} variant="quiet">
            {copy.home}
          </ButtonLink>
        </>
      }
    >
      <Text size="lead">{copy.text}</Text>
      <Text tone="muted">{copy.help}</Text>
    </MessagePage>
  );
}
