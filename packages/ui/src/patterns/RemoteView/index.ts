export { RemoteView, type RemoteViewProps } from './RemoteView.tsx';
export { failed, forbidden, loading, mapRemote, type Remote, ready } from './remote.ts';
