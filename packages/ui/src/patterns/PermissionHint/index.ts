export { PermissionHint, type PermissionHintProps } from './PermissionHint.tsx';
