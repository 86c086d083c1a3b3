import { type ComponentProps, lazy, Suspense } from 'react';

const Container = lazy(() => import('./ThemedContainer.tsx'));
const Content = lazy(() => import('./DocsContent.tsx'));

/** Docs page of a component. Its blocks are loaded lazily, because story tests do not need them. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}

/** Container of a docs page, also loaded lazily. */
export function DocsContainer(props: ComponentProps<typeof Container>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}
