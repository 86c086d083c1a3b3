import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { CheckIcon } from '../../icons/index.ts';
import { type ThemeName, themeNames } from '../../theme/index.ts';
import { themeDialogCopy as copy } from './ThemeDialog.copy.ts';
import * as styles from './ThemeDialog.css.ts';

interface ThemeChoiceProps {
  theme: ThemeName;
  onChangeTheme: (theme: ThemeName) => void;
}

/** Renders a radio button with a preview for each theme. */
export function ThemeChoice({ theme, onChangeTheme }: ThemeChoiceProps) {
  return (
    <RadioGroup
      className={styles.choices}
      aria-label={copy.title}
      value={theme}
      onChange={(value) => {
        const chosen = themeNames.find((name) => name === value);
        if (chosen !== undefined) onChangeTheme(chosen);
      }}
    >
      {themeNames.map((name) => (
        <Radio key={name} value={name} className={styles.choice}>
          {({ isSelected }) => (
            <>
              <ThemePicture theme={name} />
              <span className={styles.name}>
                {copy[name]}
                {isSelected ? <CheckIcon size={20} /> : null}
              </span>
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Renders a small preview in the colours of a theme; themes can be nested. */
function ThemePicture({ theme }: { theme: ThemeName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 160 96" data-theme={theme} aria-hidden="true">
      <rect className={styles.canvas} width="160" height="96" />
      <rect className={styles.surface} width="160" height="18" />
      <rect className={styles.accent} x="12" y="7" width="22" height="4" rx="2" />
      <rect className={styles.surface} x="12" y="30" width="136" height="54" rx="6" />
      <rect className={styles.text} x="22" y="40" width="52" height="6" rx="3" />
      <rect className={styles.muted} x="22" y="53" width="84" height="4" rx="2" />
      <rect className={styles.accent} x="22" y="66" width="34" height="10" rx="3" />
    </svg>
  );
}
