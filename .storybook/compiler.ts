import { join } from 'node:path';
import type { FunctionDeclaration } from 'typescript/unstable/ast';
import {
  isFunctionDeclaration,
  isObjectBindingPattern,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync';
import type { Plugin } from 'vite';
import type { DocumentedComponent, DocumentedProp } from './docs/documented.ts';

const folder = join(import.meta.dirname, '../packages/ui');
const project = join(folder, 'tsconfig.json');

/** Returns what the compiler knows of every component of the package, by name. */
function readComponents(): Record<string, DocumentedComponent> {
  const api = new API();
  const { program, checker } = api.updateSnapshot({ openProjects: [project] }).getProject(project) ?? {};
  if (!program || !checker) throw new Error(`TypeScript cannot open ${project}.`);
  const modules = program
    .getSourceFileNames()
    .filter((file) => file.startsWith(`${folder}/src/`) && /\/[A-Z]\w*\.tsx$/.test(file))
    .flatMap((file) => program.getSourceFile(file) ?? [])
    .flatMap((file) => checker.getSymbolAtLocation(file) ?? []);
  const components = modules
    .flatMap((module) => checker.getExportsOfModule(module))
    .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & SymbolFlags.Function)
    .map((symbol) => [symbol.name, componentOf(checker, symbol)]);
  api.close();
  return Object.fromEntries(components);
}

function componentOf(checker: Checker, symbol: TypeScriptSymbol): DocumentedComponent {
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
  const props = signature?.parameters.length ? checker.getParameterType(signature, 0) : undefined;
  const node = symbol.valueDeclaration?.resolve();
  const defaults = node && isFunctionDeclaration(node) ? defaultsOf(node) : new Map<string, string>();
  return {
    name: symbol.name,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    props: props ? propertiesOf(checker, props).map((prop) => propOf(checker, prop, defaults)) : [],
  };
}

/** Returns the properties of a type. Those of a union belong to one of its parts at least. */
function propertiesOf(checker: Checker, type: Type): TypeScriptSymbol[] {
  const common = checker.getPropertiesOfType(type);
  if (!type.isUnionType()) return [...common];
  const known = new Set(common.map(({ name }) => name));
  const others = type
    .getTypes()
    .flatMap((part) => checker.getPropertiesOfType(part))
    .filter(({ name }) => !known.has(name) && known.add(name));
  return [...common, ...others];
}

function propOf(
  checker: Checker,
  prop: TypeScriptSymbol,
  defaults: ReadonlyMap<string, string>,
): DocumentedProp {
  const type = checker.getTypeOfSymbol(prop);
  const stated = checker.getJsDocTagsOfSymbol(prop).find(({ name }) => name === 'default')?.text;
  return {
    name: prop.name,
    type: type ? textOf(checker, type) : '',
    description: checker.getDocumentationCommentOfSymbol(prop),
    default: stated ?? defaults.get(prop.name),
    isRequired: !(prop.flags & SymbolFlags.Optional),
  };
}

/** Returns a type in TypeScript, without `undefined`. Names of unions of literals say too little and are written out. */
function textOf(checker: Checker, type: Type): string {
  const parts = (type.isUnionType() ? type.getTypes() : [type]).filter(
    ({ flags }) => !(flags & TypeFlags.Undefined),
  );
  const isLiteral = parts.every(({ flags }) => flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral));
  const text = (part: Type) => checker.typeToString(part, undefined, NodeBuilderFlags.NoTruncation);
  const whole = parts.length === 1 || isLiteral ? parts.map(text).join(' | ') : text(type);
  return whole.replace(/ \| undefined$/, '').replaceAll('"', "'");
}

/** Returns the defaults where a component takes its props apart: in its parameter, or first in its body. */
function defaultsOf({ parameters, body }: FunctionDeclaration): Map<string, string> {
  const statement = body?.statements[0];
  const names = [
    parameters[0]?.name,
    ...(statement && isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name)
      : []),
  ];
  const patterns = names.filter((name) => name !== undefined).filter(isObjectBindingPattern);
  return new Map(
    patterns
      .flatMap(({ elements }) => [...elements])
      .flatMap(({ name, propertyName, initializer }) =>
        name && initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
      ),
  );
}

const documented = join(import.meta.dirname, 'docs/documented.ts');

/**
 * Fills the list of components for the pages of the documentation. Storybook's own readers follow neither `Omit` nor
 * `readonly`, or need an older compiler.
 */
export const componentsPlugin: Plugin = {
  name: 'components',
  load: (id) =>
    id === documented ? `export const components = ${JSON.stringify(readComponents())};` : undefined,
};
