import type { ReactNode } from 'react';
import {
  Badge,
  Banner,
  Button,
  ChoiceGroup,
  DateBoxes,
  DateField,
  EmptyState,
  Inline,
  Link,
  RangeBadge,
  SelectField,
  Text,
  TextField,
} from '../../src/index.ts';

/** Right and wrong use of a component, each with its reason. */
interface Pair {
  right: ReactNode;
  because: string;
  wrong: ReactNode;
  butNot: string;
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What a picture shows faster than a sentence, by component. */
export const pairs: Readonly<Record<string, Pair>> = {
  Button: {
    right: (
      <Inline>
        <Button>Save reading</Button>
        <Button variant="quiet">Cancel</Button>
      </Inline>
    ),
    because: 'One solid button: the next step is seen at once.',
    wrong: (
      <Inline>
        <Button>OK</Button>
        <Button>Cancel</Button>
        <Button tone="danger">Delete</Button>
      </Inline>
    ),
    butNot: 'Three of equal weight, and “OK” does not say what happens.',
  },
  Link: {
    right: (
      <Text>
        Your results are ready. <Link href="#main">Read about kidney health</Link>
      </Text>
    ),
    because: 'The link says where it leads, also in a list of links.',
    wrong: (
      <Text>
        To read about kidney health click <Link href="#main">here</Link>.
      </Text>
    ),
    butNot: 'Read by itself, “here” says nothing.',
  },
  TextField: {
    right: (
      <TextField
        label="Prescription number"
        description="Six digits, at the top right of the paper."
        isRequired
      />
    ),
    because: 'The help stays in view while the person types.',
    wrong: <TextField label="No." isRequired />,
    butNot: 'An abbreviation, and no word on where to find it.',
  },
  ChoiceGroup: {
    right: <ChoiceGroup label="Do you smoke?" options={answers} isRequired />,
    because: 'Few answers are all in view and one press away.',
    wrong: <SelectField label="Do you smoke?" options={answers} isRequired />,
    butNot: 'A list hides two answers behind two presses.',
  },
  DateBoxes: {
    right: <DateBoxes label="Date of birth" isRequired />,
    because: 'A date that is known by heart is typed.',
    wrong: <DateField label="Date of birth" isRequired />,
    butNot: 'Nobody turns a calendar back by sixty years.',
  },
  Banner: {
    right: (
      <Banner tone="error" title="Your reading is not saved.">
        There is no connection. It stays on this device and is sent later.
      </Banner>
    ),
    because: 'What happened, and what becomes of the work.',
    wrong: <Banner tone="error">Error 503: request failed</Banner>,
    butNot: 'A code helps nobody who waits.',
  },
  EmptyState: {
    right: (
      <EmptyState title="No readings yet" headingLevel={3} action={<Button>Add reading</Button>}>
        Your blood pressure appears here as a chart.
      </EmptyState>
    ),
    because: 'What will be here, and how to begin.',
    wrong: <EmptyState title="No data" headingLevel={3} />,
    butNot: 'A dead end.',
  },
  Badge: {
    right: <Badge tone="success">Confirmed</Badge>,
    because: 'The word carries the meaning, the colour repeats it.',
    wrong: <Badge tone="success">12</Badge>,
    butNot: 'Without the colour nobody knows what is meant.',
  },
  RangeBadge: {
    right: <RangeBadge position="above" label="Above your goal" />,
    because: 'Where the reading lies, measured against something named.',
    wrong: <RangeBadge position="above" label="Bad" />,
    butNot: 'A verdict on the person, and no word on the measure.',
  },
};
