// Files of a new feature, and lines that connect it to the product.

/** Spellings of a feature's name, such as those of `SleepLog`. */
export interface FeatureNames {
  /** `SleepLog`, for types, components and the path of the page. */
  pascal: string;
  /** `sleepLog`, for files, functions and members. */
  camel: string;
  /** `sleep-log`, for folders, the tag and the path of the operation. */
  kebab: string;
  /** `Sleep log`, for display. */
  title: string;
}

/** Line that a new feature adds to an existing file. */
export interface AddedLine {
  file: string;
  line: string;
  /** The line is inserted before the first line that starts with this text and follows `below`. */
  before: string;
  below: string;
}

/** Returns the spellings of a name in PascalCase. */
export function namesOf(pascal: string): FeatureNames {
  const words = pascal.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const [first = '', ...others] = words;
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    pascal,
    camel: first + others.map(capital).join(''),
    kebab: words.join('-'),
    title: capital(words.join(' ')),
  };
}

/** Returns the new files by path. The feature counts the notices of the signed-in patient. */
export function filesOf({ pascal, camel, kebab }: FeatureNames): Record<string, string> {
  const server = `packages/server/src/features/${kebab}`;
  const app = `packages/app/src/features/${kebab}`;
  return {
    [`openapi/schemas/${kebab}.yaml`]: `${pascal}:
  type: object
  description: How many notices the patient has.
  required: [count]
  additionalProperties: false
  properties:
    count: { type: integer, minimum: 0, maximum: 1000000, description: The number of notices. }
  example: { count: 2 }
`,
    [`openapi/paths/${kebab}.yaml`]: `get${pascal}:
  operationId: get${pascal}
  tags: [${kebab}]
  summary: The number of notices of the patient
  description: Counts the notices that the signed-in patient has.
  x-access: [ROLE_USER]
  x-extension: true
  x-reason: Created as a start for a new feature.
  responses:
    '200':
      description: The number of notices.
      content:
        application/json:
          schema: { $ref: '../schemas/${kebab}.yaml#/${pascal}' }
          example: { count: 2 }
    '401': { $ref: '../responses.yaml#/Unauthorized' }
    '403': { $ref: '../responses.yaml#/Forbidden' }
    '500': { $ref: '../responses.yaml#/Internal' }
`,
    [`${server}/plugin.ts`]: `import type { FastifyInstance } from 'fastify';
import { ${camel}Handlers } from './${camel}.handlers.ts';

/** Registers the operations on the number of notices. */
export async function ${camel}Plugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(${camel}Handlers());
}
`,
    [`${server}/${camel}.handlers.ts`]: `import type { Handlers } from '../../contract/handlers.ts';
import { countNotices } from './${camel}.queries.ts';

/** Returns the handlers for the number of notices. */
export function ${camel}Handlers(): Pick<Handlers, 'get${pascal}'> {
  return {
    async get${pascal}({ caller, db }) {
      return { status: 200, body: { count: await countNotices(db, caller) } };
    },
  };
}
`,
    [`${server}/${camel}.queries.ts`]: `import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { notification } from '../../db/schema.ts';

/** Returns the number of the caller's notices. */
export async function countNotices(db: Database, caller: Pick<Caller, 'accountId'>): Promise<number> {
  return await db.$count(notification, ownedBy(notification, caller));
}
`,
    [`${server}/${camel}.test.ts`]: `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { notification } from '../../db/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("counts only the patient's notices", async () => {
  const [patient, other] = [await server.welcome(), await server.welcome()];
  const notice = { title: 'Title', body: 'Body', createdAt: server.clock.now() };
  await server.db.insert(notification).values({ id: randomUUID(), ownerId: patient.id, ...notice });
  expect((await patient.call('GET', '/${kebab}')).json()).toEqual({ count: 1 });
  expect((await other.call('GET', '/${kebab}')).json()).toEqual({ count: 0 });
});
`,
    [`${app}/api.ts`]: `import { api } from '../../api/client.ts';

/** Returns the number of the patient's notices. */
export function use${pascal}() {
  return api.useQuery('get', '/${kebab}');
}
`,
    [`${app}/${pascal}Container.tsx`]: `import { RemoteView } from '@vitalane/ui';
import { toRemote } from '../../lib/remote.ts';
import { use${pascal} } from './api.ts';

/** Route \`/${pascal}\`. */
export function ${pascal}Container() {
  const answer = use${pascal}();
  return (
    <RemoteView value={toRemote(answer)} onRetry={() => void answer.refetch()}>
      {({ count }) => count}
    </RemoteView>
  );
}
`,
  };
}

/** Returns the lines that connect the files to the contract, the server, the access matrix and the app. */
export function linesOf({ pascal, camel, kebab, title }: FeatureNames): readonly AddedLine[] {
  const server = 'packages/server/src/server.ts';
  return [
    {
      file: 'openapi.yaml',
      line: `  - { name: ${kebab}, description: The number of notices. }`,
      before: 'paths:',
      below: 'tags:',
    },
    {
      file: 'openapi.yaml',
      line: `  /${kebab}: { get: { $ref: 'openapi/paths/${kebab}.yaml#/get${pascal}' } }`,
      before: 'components:',
      below: 'paths:',
    },
    {
      file: server,
      line: `import { ${camel}Plugin } from './features/${kebab}/plugin.ts';`,
      before: 'import { filesPlugin }',
      below: '',
    },
    { file: server, line: `  ${camel}Plugin,`, before: '  mailPlugin,', below: 'const plugins' },
    {
      file: 'packages/server/test/access-matrix/admissions.ts',
      line: `  [{ roles: ['ROLE_USER'] }, ['get${pascal}']],`,
      before: '];',
      below: 'const admissions',
    },
    {
      file: 'packages/app/src/routes.tsx',
      line: `  ${camel}: () => import('./features/${kebab}/${pascal}Container.tsx'),`,
      before: '}',
      below: 'const otherPages',
    },
    {
      file: 'packages/app/src/places.ts',
      line: `  ${camel}: place('/${pascal}', titles.${camel}, patients),`,
      before: '}',
      below: 'const signedInPlaces',
    },
    {
      file: 'packages/ui/src/messages/pages.ts',
      line: `  ${camel}: '${title}',`,
      before: '}',
      below: 'export const pageTitles',
    },
  ];
}
