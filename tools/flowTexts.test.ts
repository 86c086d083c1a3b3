import { describe, expect, it } from 'vitest';
import { allTexts, textsIn } from './flowTexts.ts';

const kinds = (source: string) => textsIn(source).map(({ kind }) => kind);

describe('flows contain no URLs, routes or sentences', () => {
  it('in their sources', () => {
    expect(allTexts()).toEqual([]);
  });

  it.each([
    ["const help = 'https://care.example/help';", 'address'],
    ["const call = 'tel:995';", 'address'],
    ["emit({ type: 'navigate', to: '/Home' });", 'route'],
    [`emit({ type: "navigate", to: \`/VideoCall/\${context.room}\` });`, 'route'],
    [`const url = \`\${origin}/oidc-callback\`;`, 'route'],
    ["const text = 'Call has ended. Thank you!';", 'sentence'],
    ["const text = 'Connecting…';", 'sentence'],
    ["const text = '... please wait for the doctor to join';", 'sentence'],
    [`const text = \`There are \${count} Patients in queue.\`;`, 'sentence'],
    ["const label = 'Step 2 of 5';", 'sentence'],
    [`const wait = \`\${from} to \${to} mins\`;`, 'sentence'],
    ["throw new FlowError('offline', 'Network error. Please try again.');", 'sentence'],
    ["const text = 'Patient not found';", 'sentence'],
  ])('and %s is found', (source, kind) => {
    expect(kinds(source)).toEqual([kind]);
  });

  it.each([
    "// See https://www.w3.org/TR/webrtc and '/Home'. This is a sentence.",
    "const code = 'records-not-found';",
    "const target = '#auth.signedIn.account.loading';",
    "const event = 'peer:nego:needed';",
    "const role = 'ROLE_DOCTOR';",
    "throw new Error('there is no session');",
    'const pattern = /^(?:\\/Home|tel:)/;',
  ])('and %s is not', (source) => {
    expect(kinds(source)).toEqual([]);
  });

  it('reports the line', () => {
    expect(textsIn("const a = 1;\nconst b = '/Home';")).toEqual([{ line: 2, kind: 'route', text: '/Home' }]);
  });
});

describe('packages/app', () => {
  it('is also checked in its markup', () => {
    const found = textsIn('const a = <p>Nothing is here yet.</p>;', 'source.tsx');
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([['sentence', 'Nothing is here yet.']]);
  });
});
