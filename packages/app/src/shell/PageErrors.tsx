import { RouterErrorScreen } from '@vitalane/ui/screens/RouterError';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hrefTo } from '../places.ts';

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface BoundaryState {
  pathname: string;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  /** Resets the error on navigation: another page may work. */
  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return pathname === state.pathname ? null : { pathname, hasFailed: false };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RouterErrorScreen homeHref={hrefTo('home')} onReload={() => window.location.reload()} />;
  }
}

/** Error boundary of pages: shows a message when code fails to load or throws. */
export function PageErrors({ children }: { children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>;
}
