import { addons } from 'storybook/manager-api';
import { themes } from './brand.ts';

addons.setConfig({ theme: themes.light, sidebar: { showRoots: true } });
