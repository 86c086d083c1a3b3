import { NotFoundScreen } from '@vitalane/ui/screens/NotFound';
import { hrefTo } from '../places.ts';

/** Any unknown path. */
export function NotFoundContainer() {
  return <NotFoundScreen homeHref={hrefTo('home')} />;
}
