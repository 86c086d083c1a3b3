import { type ComponentProps, lazy, Suspense } from 'react';

const Container = lazy(() => import('./ThemedContainer.tsx'));
const Content = lazy(() => import('./DocsContent.tsx'));

/** The page of each component. Its blocks are only loaded where it is read: tests of stories need none. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}

/** Around each page. Loaded with it, for the same reason. */
export function DocsContainer(props: ComponentProps<typeof Container>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}
