export { AppShell } from './AppShell.tsx';
export type { AppShellProps, NavEntry, ShellLinks, ShellUser } from './AppShell.types.ts';
