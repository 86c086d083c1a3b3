/** Prop of a component as its source states it. */
export interface DocumentedProp {
  name: string;
  /** Type in TypeScript. Unions of literals are written out. */
  type: string;
  description: string;
  default?: string | undefined;
  isRequired: boolean;
}

/** Component as its source states it. */
export interface DocumentedComponent {
  name: string;
  description: string;
  props: readonly DocumentedProp[];
}

/** What the compiler knows of every component of the package, by name. Storybook fills it (`compiler.ts`); tests need none. */
export const components: Readonly<Record<string, DocumentedComponent>> = {};
