import { COLLECTION_STYLE, EVENT_ID, load, parseEvents, SCALAR_STYLE, YAML11_SCHEMA } from 'js-yaml';

/**
 * Returns values that a YAML 1.1 parser, such as PyYAML, rejects or reads differently from YAML 1.2. Each problem
 * quotes the text that needs quotation marks.
 */
export function yaml11Problems(text: string): readonly string[] {
  return [...refusedScalars(text), ...differences(load(text), load(text, { schema: YAML11_SCHEMA }), '')];
}

/** Returns plain values with `?` between braces or brackets, which YAML 1.1 does not allow. */
function refusedScalars(text: string): readonly string[] {
  const isFlow: boolean[] = [];
  return parseEvents(text, {}).flatMap((event) => {
    if (event.type === EVENT_ID.POP) isFlow.pop();
    if (event.type === EVENT_ID.DOCUMENT) isFlow.push(false);
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE)
      isFlow.push(event.style === COLLECTION_STYLE.FLOW);
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || !isFlow.at(-1)) return [];
    const value = text.slice(event.valueStart, event.valueEnd);
    return value.includes('?') ? [`"${value}" between braces or brackets`] : [];
  });
}

/** Returns values that YAML 1.1 does not read as texts: `on`, `yes`, `2026-01-01` and `12:30`. */
function differences(value: unknown, other: unknown, path: string): readonly string[] {
  if (!isObject(value) || !isObject(other)) return value === other ? [] : [`${path}: ${String(value)}`];
  const [keys, otherKeys] = [Object.keys(value), Object.keys(other)];
  return keys.flatMap((key, index) =>
    key === otherKeys[index] ? differences(value[key], other[key], `${path}/${key}`) : [`${path}/${key}`],
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
