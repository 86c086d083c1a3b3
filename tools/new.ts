// `pnpm new primitive|pattern|screen Name` creates the files of a component of the UI package.
// `pnpm new feature Name` creates the files of a feature, from the contract to the page of the app.
import { type ComponentKind, componentKinds, createComponent } from './new/component.ts';
import { createFeature } from './new/feature.ts';

function create(kind: string, name: string): string {
  if (kind === 'feature') return createFeature(name);
  return `Created ${createComponent(kind as ComponentKind, name)}. Open it with: pnpm storybook`;
}

const [kind = '', name = ''] = process.argv.slice(2);
const isKind = kind === 'feature' || Object.hasOwn(componentKinds, kind);
if (!isKind || !/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error('Usage: pnpm new primitive|pattern|screen|feature Name. Example: pnpm new pattern PillBox');
  process.exitCode = 2;
} else {
  try {
    console.log(create(kind, name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
