import { contrastRatio } from '../../src/theme/contrast.ts';
import { dark } from '../../src/theme/dark.ts';
import { light } from '../../src/theme/light.ts';
import type { ColorTokens } from '../../src/theme/tokens.ts';
import * as styles from './Swatches.css.ts';

const pairs: readonly { name: string; of: (colors: ColorTokens) => { text: string; ground: string } }[] = [
  { name: 'text.default on bg.canvas', of: ({ text, bg }) => ({ text: text.default, ground: bg.canvas }) },
  { name: 'text.muted on bg.surface', of: ({ text, bg }) => ({ text: text.muted, ground: bg.surface }) },
  { name: 'accent.text on bg.surface', of: ({ accent, bg }) => ({ text: accent.text, ground: bg.surface }) },
  {
    name: 'accent.onSolid on accent.solid',
    of: ({ accent }) => ({ text: accent.onSolid, ground: accent.solid }),
  },
  {
    name: 'accent.onSoft on accent.soft',
    of: ({ accent }) => ({ text: accent.onSoft, ground: accent.soft }),
  },
  {
    name: 'danger.onSolid on danger.solid',
    of: ({ danger }) => ({ text: danger.onSolid, ground: danger.solid }),
  },
  { name: 'danger.text on danger.soft', of: ({ danger }) => ({ text: danger.text, ground: danger.soft }) },
  {
    name: 'success.text on success.soft',
    of: ({ success }) => ({ text: success.text, ground: success.soft }),
  },
  {
    name: 'warning.text on warning.soft',
    of: ({ warning }) => ({ text: warning.text, ground: warning.soft }),
  },
  { name: 'info.text on info.soft', of: ({ info }) => ({ text: info.text, ground: info.soft }) },
];

const themes = [
  { name: 'Light', colors: light },
  { name: 'Dark', colors: dark },
];

/** The pairs that words are set in, each with its contrast in both themes. */
export function Swatches() {
  return (
    <div className={styles.themes}>
      {themes.map(({ name, colors }) => (
        <section key={name} className={styles.theme} style={{ background: colors.bg.canvas }}>
          <h3 className={styles.title} style={{ color: colors.text.default }}>
            {name}
          </h3>
          {pairs.map((pair) => {
            const { text, ground } = pair.of(colors);
            return (
              <p key={pair.name} className={styles.swatch} style={{ color: text, background: ground }}>
                <span>{pair.name}</span>
                <span>{contrastRatio(text, ground).toFixed(1)} : 1</span>
              </p>
            );
          })}
        </section>
      ))}
    </div>
  );
}
