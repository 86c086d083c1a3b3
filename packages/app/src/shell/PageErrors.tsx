import { RouterErrorScreen } from '@vitalane/ui/screens/RouterError';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

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

  /** Another page may work. */
  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return pathname === state.pathname ? null : { pathname, hasFailed: false };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RouterErrorScreen homeHref="/Home" onReload={() => window.location.reload()} />;
  }
}

/** Says so where a page cannot be shown: its code has not come, or it has a mistake. */
export function PageErrors({ children }: { children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>;
}
