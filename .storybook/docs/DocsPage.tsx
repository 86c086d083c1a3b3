import { lazy, Suspense } from 'react';

const Content = lazy(() => import('./DocsContent.tsx'));

/** The page of each component. Its blocks are only loaded where it is read: tests of stories need none. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}
