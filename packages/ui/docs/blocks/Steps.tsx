import { type TypeStep, type, vars } from '../../src/theme/index.ts';
import { space } from '../../src/theme/scale.ts';
import * as styles from './Steps.css.ts';

const uses: Readonly<Record<TypeStep, string>> = {
  figure: 'One headline figure',
  h1: 'The title of a page',
  h2: 'A section',
  h3: 'A card',
  lead: 'The sentence under a title',
  body: 'Everything that is read',
  small: 'Help beside a field, rows of a dense table',
  caption: 'Axes and times',
};

/** Every text step, in itself. */
export function TypeSteps() {
  return (
    <ul className={styles.list}>
      {Object.entries(uses).map(([step, use]) => (
        <li key={step} className={styles.row}>
          <code>{step}</code>
          <span className={type[step as TypeStep]}>{use}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every distance, drawn. */
export function SpaceSteps() {
  return (
    <ul className={styles.list}>
      {Object.entries(space).map(([name, px]) => (
        <li key={name} className={styles.row}>
          <code>
            {name} · {px} px
          </code>
          <span style={{ width: px, height: 16, background: vars.color.accent.solid }} />
        </li>
      ))}
    </ul>
  );
}
