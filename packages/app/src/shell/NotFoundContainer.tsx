import { NotFoundScreen } from '@vitalane/ui/screens/NotFound';

/** Any other path. */
export function NotFoundContainer() {
  return <NotFoundScreen homeHref="/Home" />;
}
