import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';

/** Texts of `DemoOutbox`. */
const demoOutboxCopy = {
  text: 'This is a demo: no mail leaves this server.',
  open: 'Read the mail in the demo outbox',
} as const;

/** Renders a link to the outbox of a demo. Renders nothing if `href` is `null`. */
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
