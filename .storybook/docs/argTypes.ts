import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { components, type DocumentedProp } from './documented.ts';

/** Returns the control of a prop. Elements, functions and records are changed in code only. */
function controlOf(type: string): Pick<InputType, 'control' | 'options'> {
  if (type === 'string' || type === 'ReactNode') return { control: { type: 'text' } };
  if (type === 'number' || type === 'boolean') return { control: { type } };
  const literals = type.split(' | ').map((literal) => /^'(.*)'$/.exec(literal)?.[1]);
  return literals.includes(undefined)
    ? { control: { disable: true } }
    : { control: { type: 'select' }, options: literals };
}

const argTypeOf = ({ name, type, description, default: stated, isRequired }: DocumentedProp): InputType => ({
  name,
  description,
  type: { name: 'other', value: type, required: isRequired },
  table: { type: { summary: type }, defaultValue: stated ? { summary: stated } : undefined },
  ...controlOf(type),
});

interface Page {
  component?: unknown;
  parameters: { fileName?: string };
}

/** Returns the component that the page of a file of stories describes. Some files wrap it, or show it with others. */
export function documentedBy({ component, parameters: { fileName = '' } }: Page) {
  const file = fileName.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  return components[file] ?? components[(component as { name?: string } | undefined)?.name ?? ''];
}

/** Describes the props of a component as the compiler knows them. */
export const withCompilerTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, ...page }) => {
  const props = documentedBy(page)?.props ?? [];
  const described = props.map((prop) => {
    // A text field would replace an element by its name.
    const isElement = typeof initialArgs[prop.name] === 'object';
    const control = isElement ? { control: { disable: true } } : {};
    return [prop.name, { ...argTypes[prop.name], ...argTypeOf(prop), ...control }];
  });
  return { ...argTypes, ...Object.fromEntries(described) };
};
