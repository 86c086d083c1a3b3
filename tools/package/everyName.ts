import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  exports: Readonly<Record<string, string | { types: string }>>;
}

/** Returns every address of a package that has types, such as `@vitalane/ui/components/Button`. */
function addressesOf(folder: string): string[] {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    const [before = '', after = ''] = join(target.types).split('*');
    const address = path.replace('.', name);
    return address.includes('*')
      ? globSync(join(target.types), { cwd: folder }).map((file) =>
          address.replace('*', file.slice(before.length, file.length - after.length)),
        )
      : [address];
  });
}

/** Returns a module that imports every public name of an installed package, and one type that has to be refused. */
export function everyName(folder: string): string {
  const addresses = addressesOf(folder);
  const imports = addresses.map((address, index) => `import * as all${index} from '${address}';`);
  return `import type { LineChartProps } from '@vitalane/ui/components/LineChart';
${imports.join('\n')}

export const everyName = [${addresses.map((_address, index) => `all${index}`).join(', ')}];

// @ts-expect-error Without the types of other packages, anything would do.
export const wrongPeriod: LineChartProps['period'] = { nonsense: 1 };
`;
}
