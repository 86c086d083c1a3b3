import preview from '#ui/preview';
import { Divider } from './Divider.tsx';

const meta = preview.meta({ component: Divider });

export const Default = meta.story();
