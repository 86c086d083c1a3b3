import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';

/** Section of a long text. */
export interface TextSection {
  heading: string;
  paragraphs: readonly string[];
}

/** Renders the sections of a long text at a readable line length. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <Stack gap="xl">
      {sections.map(({ heading, paragraphs }) => (
        <Stack as="section" gap="sm" key={heading}>
          <Heading level={2} size="h3">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
