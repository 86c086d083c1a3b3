declare module 'virtual:components' {
  /** What the compiler knows of every component of the package, by name. */
  export const components: Readonly<Record<string, import('./documented.ts').DocumentedComponent>>;
}
