import { commandProblem } from './commands.ts';
import type { Facts } from './facts.ts';

/** Expands `{a,b}`. */
function expandBraces(text: string): readonly string[] {
  const [whole, list = ''] = /\{([^{}]*,[^{}]*)\}/.exec(text) ?? [];
  if (whole === undefined) return [text];
  return list.split(',').flatMap((part) => expandBraces(text.replace(whole, part.trim())));
}

const literal = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
const extension = '(?:[cm]?[jt]sx?|css|mdx?|ya?ml|jsonc?|conf|mmd|grit|png|sql|env|example|html)';
const fileName = new RegExp(`^[\\w@.<>*{},/-]*[\\w>*}]\\.${extension}$`);
const folderPath = /^(?!@)(?!\d+\/)(?:[\w@.<>*{},-]+\/)+[\w@.<>*{},-]*$/;

/** Returns a pattern for the end of a path. `*` and `<name>` match one segment. */
function pathPattern(reference: string): RegExp {
  const own = reference
    .replace(/^\.\//, '')
    .replace(/^….*?\//, '')
    .replace(/\/$/, '');
  const pattern = own
    .split(/(<\w+>|\*+)/)
    .map((part) => (/^<|^\*/.test(part) ? '[^/]*' : literal(part)))
    .join('');
  return new RegExp(`(?:^|/)${pattern}(?:/|$)`);
}

function pathProblem(reference: string, { files, mentions }: Facts): string | null {
  const missing = expandBraces(reference).filter((path) => {
    const pattern = pathPattern(path);
    return !(files.some((file) => pattern.test(file)) || mentions(path));
  });
  return missing.length > 0 ? 'no such file' : null;
}

/** Normalises path parameters: `:id` and `{id}` become equal. */
const plainPath = (path: string) =>
  path
    .replace(/^\/api(?=\/)/, '')
    .replace(/[?#].*$/, '')
    .replaceAll(/:\w+|\{\w+\}/g, '{}');

function routeProblem(method: string | null, path: string, { operations, routes }: Facts): string | null {
  const wanted = plainPath(path);
  const ofContract = [...operations].some((operation) => {
    const [own, at = ''] = operation.split(' ');
    return (method === null || own === method) && plainPath(at) === wanted;
  });
  if (ofContract) return null;
  if (method !== null) return 'no such operation';
  return [...routes].some((route) => plainPath(route) === wanted) ? null : 'no such route';
}

const route = /^(?:(GET|PUT|POST|PATCH|DELETE) )?(\/[\w{}:./-]*)(?:\?\S*)?$/;
const constant = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
const identifier = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)$/;
const member = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;
const call = /^([A-Za-z][\w.]*)\(.*\)$/;

const isName = (name: string, { names }: Facts) => names.some((own) => own.has(name));

function settingProblem(name: string, facts: Facts): string | null {
  const own = name.replace(/_FILE$/, '');
  return facts.settings.has(own) || isName(own, facts) ? null : 'no such setting or constant';
}

/** Returns why a name does not exist. The parts of `A.b` must be in one file. */
function identifierProblem(name: string, { names }: Facts): string | null {
  const parts = name.split('.');
  return names.some((own) => parts.every((part) => own.has(part))) ? null : 'no such name';
}

const packageName = /^(@[\w-]+\/[\w.-]+)(\/[\w./-]+)?$/;

function packageProblem(name: string, path: string, { packages }: Facts): string | null {
  const own = packages.get(name);
  if (!own) {
    const isInstalled = [...packages.values()].some(({ dependencies }) => dependencies.has(name));
    return isInstalled ? null : 'no such dependency';
  }
  const isExported = own.exports.some((entry) =>
    new RegExp(`^${literal(entry).replace('*', '[^/]+')}$`).test(`.${path}`),
  );
  return path === '' || isExported ? null : 'no such export';
}

/** Returns why the reference in a code span is broken; `null` otherwise, and for anything but a file, name, setting, route or command. */
export function nameProblem(span: string, facts: Facts): string | null {
  const [, method = null, path] = route.exec(span) ?? [];
  if (path !== undefined) return routeProblem(method, path, facts);
  if (/^(?:pnpm|npm|node|[A-Z_]+=\S* (?:pnpm|node)) /.test(span)) return commandProblem(span, facts);
  const [, name, subpath = ''] = packageName.exec(span) ?? [];
  if (name !== undefined) return packageProblem(name, subpath, facts);
  if (fileName.test(span) || folderPath.test(span)) return pathProblem(span, facts);
  const own = call.exec(span)?.[1] ?? span.replace(/=.*$/, '');
  if (constant.test(own)) return settingProblem(own, facts);
  return identifier.test(own) || member.test(own) ? identifierProblem(own, facts) : null;
}
