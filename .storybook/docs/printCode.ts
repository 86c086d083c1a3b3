/** Code that breaks into lines where it is too long for one. */
export type Code =
  | string
  | { kind: 'list'; open: string; items: readonly Code[]; close: string }
  | { kind: 'braces'; open: string; content: Code }
  | { kind: 'element'; name: string; attributes: readonly Code[]; children: readonly Code[] };

const lineLength = 90;

const isShort = (line: string, indent: string) =>
  indent.length + line.length <= lineLength && !line.includes('\n');

function inOneLine(code: Code): string {
  if (typeof code === 'string') return code;
  if (code.kind === 'braces') return `${code.open}{${inOneLine(code.content)}}`;
  if (code.kind === 'list') {
    const { open, items, close } = code;
    const space = close === '}' && items.length > 0 ? ' ' : '';
    return `${open}${space}${items.map(inOneLine).join(', ')}${space}${close}`;
  }
  const { name, attributes, children } = code;
  const start = ['<', [name, ...attributes.map(inOneLine)].join(' ')].join('');
  return children.length > 0 ? `${start}>${children.map(inOneLine).join('')}</${name}>` : `${start} />`;
}

/** Returns formatted code. */
export function printCode(code: Code, indent = ''): string {
  const line = inOneLine(code);
  if (typeof code === 'string' || isShort(line, indent)) return line;
  const inner = `${indent}  `;
  const onLines = (items: readonly Code[], end = '') =>
    items.map((item) => `\n${inner}${printCode(item, inner)}${end}`).join('');
  if (code.kind === 'list') return `${code.open}${onLines(code.items, ',')}\n${indent}${code.close}`;
  if (code.kind === 'braces') {
    const isElement = typeof code.content !== 'string' && code.content.kind === 'element';
    return isElement
      ? `${code.open}{${onLines([code.content])}\n${indent}}`
      : `${code.open}{${printCode(code.content, indent)}}`;
  }
  const { name, attributes, children } = code;
  const start = inOneLine({ ...code, children: [] }).slice(0, -' />'.length);
  const head = isShort(start, indent) ? start : `<${name}${onLines(attributes)}\n${indent}`;
  if (children.length === 0) return head === start ? `${head} />` : `${head}/>`;
  return `${head}>${onLines(children)}\n${indent}</${name}>`;
}
