export interface InactiveAccountScreenProps {
  isSigningOut: boolean;
  onSignOut: () => void;
}
