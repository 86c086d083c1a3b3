import * as styles from './QrCode.css.ts';

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** Accessible name: the result of scanning. Offer the same as text beside the code. */
  label: string;
  /** Modules by row, `true` for dark, without a margin. */
  modules: readonly (readonly boolean[])[];
}

/** Margin in modules, as the standard requires. */
const quietZone = 4;

/** Renders a QR code, dark on white in both themes, because many cameras read nothing else. */
export function QrCode({ label, modules }: QrCodeProps) {
  const size = modules.length + 2 * quietZone;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <rect width={size} height={size} className={styles.paper} />
      <path d={pathOf(modules)} className={styles.ink} shapeRendering="crispEdges" />
    </svg>
  );
}

function pathOf(modules: QrCodeProps['modules']): string {
  const squares = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')),
  );
  return squares.join('');
}
