import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';

export const points = style({ listStyle: 'disc', paddingInlineStart: space.md });

/** As high as a touch target. */
export const summary = style({ cursor: 'pointer', paddingBlock: space.sm });
