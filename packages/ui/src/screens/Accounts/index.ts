export { AccountsScreen, type AccountsScreenProps } from './AccountsScreen.tsx';
export type {
  AccountChange,
  AccountEntry,
  AccountRole,
  AccountSearch,
  ChangeState,
} from './AccountsScreen.types.ts';
