import type { StoryContext } from '@storybook/react-vite';
import * as parts from '@vitalane/ui';
import * as screens from '@vitalane/ui/screens';
import { createElement, Fragment, isValidElement, type ReactElement } from 'react';
import type { fn } from 'storybook/test';
import { type Code, printCode } from './printCode.ts';

const packages = { '@vitalane/ui': parts, '@vitalane/ui/screens': screens };

/** Public names of components with their address. A bundler has shortened the names of the functions themselves. */
const published = new Map<unknown, { name: string; address: string }>(
  Object.entries(packages).flatMap(([address, names]) =>
    Object.entries(names).map(([name, component]) => [component, { name, address }] as const),
  ),
);

/** Whether applications can import a component. */
const isPublished = (component: unknown): boolean => published.has(component);

/** Whether applications can import a name. The parts of screens are documented, but not published. */
export const isPublishedName = (name: string): boolean => name in parts || name in screens;

type Story = Pick<StoryContext, 'args' | 'component' | 'originalStoryFn' | 'parameters'>;

/** Returns the element of a story; if a part of the story file wraps the component, the component itself. */
function elementOf(story: Story): ReactElement | undefined {
  const { args, component, originalStoryFn } = story;
  let element: unknown;
  try {
    element = originalStoryFn(args, story as StoryContext);
  } catch {
    // Only a mounted component may call hooks.
  }
  if (isValidElement(element) && isWritable(element)) return element;
  return isPublished(component) && component ? createElement(component, args) : undefined;
}

/** Whether an application can write an element: neither it nor what it contains is private. */
function isWritable(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isWritable);
  if (!isValidElement<Record<string, unknown>>(node)) return true;
  const { type, props } = node;
  return (
    (type === Fragment || typeof type === 'string' || isPublished(type)) &&
    Object.values(props).every(isWritable)
  );
}

/** Writes an element as code, and collects what the code needs. */
class Writer {
  readonly #imports = new Map<string, Set<string>>();
  /** Types of what the application supplies by name: functions with a result, and streams. */
  readonly #supplied = new Map<string, string>();

  /** Returns the lines before the element. */
  get head(): string {
    const imports = [...this.#imports].map(
      ([address, names]) =>
        `import { ${[...names].toSorted((a, b) => a.localeCompare(b)).join(', ')} } from '${address}';`,
    );
    const supplied = [...this.#supplied].map(([name, type]) => `declare const ${name}: ${type};`);
    const lines =
      supplied.length > 0
        ? [...imports, "import type { ComponentProps } from 'react';", '', ...supplied]
        : imports;
    return lines.join('\n');
  }

  element({ type, props }: ReactElement<Record<string, unknown>>): Code {
    const name = this.#nameOf(type);
    const { children, ...attributes } = props;
    const hasContent = typeof children !== 'function';
    return {
      kind: 'element',
      name,
      attributes: Object.entries(hasContent ? attributes : props)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => this.#attribute(name, key, value)),
      children: hasContent ? this.#children(children) : [],
    };
  }

  #nameOf(type: unknown): string {
    if (type === Fragment) return '';
    const found = published.get(type);
    if (!found) return String(type);
    this.#imports.set(found.address, (this.#imports.get(found.address) ?? new Set()).add(found.name));
    return found.name;
  }

  #children(children: unknown): Code[] {
    if (Array.isArray(children)) return children.flatMap((child) => this.#children(child));
    if (children === undefined || children === null || typeof children === 'boolean') return [];
    if (isElement(children)) return [this.element(children)];
    const text = String(children);
    return [/[{}<>]|^\s|\s$/.test(text) ? `{${quoted(text)}}` : text];
  }

  #attribute(component: string, key: string, value: unknown): Code {
    if (value === true) return key;
    if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${key}="${value}"`;
    const type = `ComponentProps<typeof ${component}>['${key}']`;
    if (!isSupplied(value)) return { kind: 'braces', open: `${key}=`, content: this.#value(value, '', type) };
    this.#supplied.set(key, type);
    return `${key}={${key}}`;
  }

  /** Writes a value after `open`. `type` is the type of the place of an object: it gives a function in it its own. */
  #value(value: unknown, open = '', type = ''): Code {
    if (isElement(value)) return open ? `${open}${printCode(this.element(value))}` : this.element(value);
    if (typeof value === 'string') return open + quoted(value);
    if (typeof value === 'function') return `${open}() => ${isMock(value) ? '{}' : 'undefined'}`;
    if (Array.isArray(value))
      return { kind: 'list', open: `${open}[`, items: value.map((item) => this.#value(item)), close: ']' };
    if (typeof value !== 'object' || value === null) return open + String(value);
    if (isSupplied(value)) return `${open}new ${value.constructor.name}()`;
    const items = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => this.#member(key, item, type && `NonNullable<${type}>['${key}']`));
    return { kind: 'list', open: `${open}{`, items, close: '}' };
  }

  #member(key: string, value: unknown, type: string): Code {
    if (!type || typeof value !== 'function' || isMock(value))
      return this.#value(value, `${/^[a-z_]\w*$/i.test(key) ? key : quoted(key)}: `, type);
    this.#supplied.set(key, type);
    return key;
  }
}

const isElement = (value: unknown): value is ReactElement<Record<string, unknown>> => isValidElement(value);

/** Whether a function only records its calls, so that an empty one does as well. */
const isMock = (value: object) =>
  'getMockImplementation' in value && !(value as ReturnType<typeof fn>).getMockImplementation();

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Whether no literal can say what a value is: a function with a result, or an object of the browser. */
function isSupplied(value: unknown): boolean {
  if (typeof value === 'function') return !isMock(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isElement(value)) return false;
  return Object.getPrototypeOf(value) !== Object.prototype;
}

/** Whether the page of a component has code for a story of it: not for one that a part of the story file wraps. */
export const hasCode = ({ component, parameters }: Pick<StoryContext, 'component' | 'parameters'>): boolean =>
  Boolean(parameters.docs?.source?.code) || !component || isPublished(component);

/** Returns the code of a story as an application writes it, or `undefined` if its component is not published. */
export function snippetOf(story: Story): string | undefined {
  const written: string | undefined = story.parameters.docs?.source?.code;
  if (written) return written;
  const element = elementOf(story);
  if (!element) return undefined;
  const writer = new Writer();
  const code = printCode(writer.element(element as ReactElement<Record<string, unknown>>));
  return `${writer.head}\n\n${code}`;
}
