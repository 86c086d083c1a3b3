import { expect, it } from 'vitest';
import { shortClassNames } from '../shortClassNames.ts';

const filePath = 'Button.css.ts';

it('shortens a hash deterministically', () => {
  const nameOf = shortClassNames();
  expect(nameOf({ hash: '1wpmpm30', filePath })).toBe('vmpm30');
  expect(nameOf({ hash: '1wpmpm30', filePath })).toBe('vmpm30');
});

it('refuses two hashes with one name', () => {
  const nameOf = shortClassNames();
  nameOf({ hash: '1wpmpm30', filePath });
  expect(() => nameOf({ hash: '9zzmpm30', filePath: 'Card.css.ts' })).toThrow(
    'Two class names are vmpm30, one of them in Card.css.ts.',
  );
});
