import { globSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { leanReactAria } from './reactAria.ts';
import { isVendored, keepLicences, vendorName } from './vendor.ts';

/** Parts that Storybook documents are public; the others serve them. */
const parts = globSync('src/{primitives,patterns}/*/*.guidance.ts', { cwd: import.meta.dirname }).map(
  (file) => `${dirname(file)}/index.ts`,
);
const screens = globSync('src/screens/*/index.ts', { cwd: import.meta.dirname });

/** Library builds drop the import of a module's styles; without it a consumer gets markup without looks. */
function keepStyleImports(): Plugin {
  return {
    name: 'keep-style-imports',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const folder = posix.dirname(chunk.fileName);
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => {
          const path = posix.relative(folder, file);
          return `import "${path.startsWith('.') ? path : `./${path}`}";`;
        });
        chunk.code = styles.join('') + chunk.code;
      }
    },
  };
}

/** Modules that hold state or listen: components and hooks. Lists of exports have no mark, for Next.js refuses `export *` in marked files. */
const isForClient = (id: string | null) => /\/src\/.*(\.tsx|\/use[A-Z]\w*\.ts)$/.test(id ?? '');

/** Marks what runs in the browser, so that a server component can import it. */
function markForClient(): Plugin {
  return {
    name: 'mark-for-client',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isForClient(chunk.facadeModuleId))
          chunk.code = `'use client';${chunk.code}`;
    },
  };
}

/** `@vitalane/ui/components/Button`: one address per component, whether it is a primitive or a pattern. */
function componentAddresses(): Plugin {
  return {
    name: 'component-addresses',
    generateBundle() {
      for (const part of parts) {
        const folder = dirname(part).replace('src/', '');
        const name = `components/${basename(folder)}`;
        this.emitFile({
          type: 'asset',
          fileName: `${name}.js`,
          source: `export * from '../${folder}/index.js';\n`,
        });
        this.emitFile({
          type: 'asset',
          fileName: `${name}.d.ts`,
          source: `export * from '../${folder}/index.ts';\n`,
        });
      }
    },
  };
}

const isStyle = (id: string) => /\.css(\.ts)?($|\?)/.test(id);
const isOurs = (id: string) => /^[./\0]|^virtual:/.test(id);

/** The package that other products install: one module per source file, styles beside each, and of other libraries only the modules in use. */
export default defineConfig({
  plugins: [
    leanReactAria(),
    vanillaExtractPlugin({
      identifiers: ({ hash, debugId }) => ['vl', debugId, hash].filter(Boolean).join('_'),
    }),
    keepStyleImports(),
    markForClient(),
    componentAddresses(),
    keepLicences(),
  ],
  build: {
    target: 'es2022',
    minify: false,
    cssCodeSplit: true,
    lib: {
      entry: [
        'src/index.ts',
        'src/messages/index.ts',
        'src/theme/index.ts',
        'src/theme/global.ts',
        'src/screens/index.ts',
        ...parts,
        ...screens,
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !isOurs(id) && !isStyle(id) && !isVendored(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not `*.css.js`: a consumer that uses vanilla-extract too would try to compile it.
        entryFileNames: ({ name }) => `${vendorName(name).replace(/\.css$/, '.styles')}.js`,
        assetFileNames: ({ names }) => (names[0] ?? '[name].css').replace(/\.css\.ts\.vanilla\.css$/, '.css'),
      },
    },
  },
});
