import { NotFoundScreen } from '@vitalane/ui/screens/NotFound';

/** Any unknown path. */
export function NotFoundContainer() {
  return <NotFoundScreen homeHref="/Home" />;
}
