import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';
import { tabularNumbers } from '../../theme/type.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.sm });

export const figure = style([tabularNumbers, { maxWidth: '7rem', fontWeight: 600 }]);

export const unit = style({ color: vars.color.text.muted });
