import {
  breakpoint,
  controlHeight,
  durationMs,
  maxWidth,
  radius,
  space,
  vars,
  zIndex,
} from '../../src/theme/index.ts';
import { Copyable } from './Copyable.tsx';
import * as styles from './Tokens.css.ts';
import { type ColorToken, colorTokens } from './tokens.ts';

function ColorCell({ color, contrast }: ColorToken['light']) {
  return (
    <td>
      <span className={styles.color}>
        <span className={styles.swatch} style={{ background: color }} />
        {color}
        {contrast ? <small>{contrast.toFixed(1)} : 1</small> : null}
      </span>
    </td>
  );
}

/** Every colour with its value in both themes, and its contrast to the ground that it stands on. */
export function ColorTokens() {
  return Object.entries(colorTokens).map(([group, tokens]) => (
    <table key={group} className={styles.table}>
      <caption className={styles.caption}>{group}</caption>
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, light, dark }) => (
          <tr key={name}>
            <th scope="row">
              <Copyable text={name} />
            </th>
            <ColorCell {...light} />
            <ColorCell {...dark} />
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

const scales = { space, radius, controlHeight, maxWidth, breakpoint, durationMs, zIndex };

/** Units of the scales; those without are numbers. */
const units: Readonly<Record<string, string>> = { durationMs: ' ms', zIndex: '' };

/** Every number of the theme, as `@vitalane/ui/theme` exports it. */
export function ScaleTokens() {
  return Object.entries(scales).map(([scale, steps]) => (
    <table key={scale} className={styles.table}>
      <caption className={styles.caption}>{scale}</caption>
      <tbody>
        {Object.entries(steps).map(([step, value]) => (
          <tr key={step}>
            <th scope="row">
              <Copyable text={`${scale}.${step}`} />
            </th>
            <td>
              {value}
              {units[scale] ?? ' px'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

/** Corners and the shadow, drawn. */
export function Shapes() {
  return (
    <ul className={styles.shapes}>
      {Object.entries(radius).map(([step, px]) => (
        <li key={step} className={styles.shape} style={{ borderRadius: px }}>
          <code>radius.{step}</code>
        </li>
      ))}
      <li className={styles.shape} style={{ borderRadius: radius.md, boxShadow: vars.shadow.overlay }}>
        <Copyable text="--vl-shadow-overlay" />
      </li>
    </ul>
  );
}
