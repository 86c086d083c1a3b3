import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';

/** Texts of `DemoOutbox`. */
export const demoOutboxCopy = {
  text: 'This is a demo: no mail leaves this server.',
  open: 'Read the mail in the demo outbox',
} as const;

/** Says where the mails of a demo are read; nothing where mails leave for people. `href`: the outbox. */
export function DemoOutbox({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <Text>
      {demoOutboxCopy.text}{' '}
      <Link href={href} target="_blank">
        {demoOutboxCopy.open}
      </Link>
    </Text>
  );
}
