import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutApiDocument } from '../apps/web/without-api-document.plugin.ts';

function built(code: string, id: string): string {
  const { transform } = withoutApiDocument();
  if (typeof transform !== 'function') throw new Error('The plugin does not transform.');
  const made = Reflect.apply(transform, {}, [code, id]);
  return made?.code ?? code;
}

it.each([
  "    summary: 'Um cliente',\n",
  "    summary:\n      'Um texto longo: na linha seguinte',\n",
  `    summary: \`Números: \${ofAll}\`,\n`,
])('leaves %j out of a declared call', (line) => {
  const call = (summary: string) => `  read: endpoint('GET /x', {\n${summary}    response,\n  }),\n`;
  expect(built(call(line), '/a/packages/domain/src/crm/clients/clients.api.ts')).toBe(call(''));
  expect(built(call(line), '/a/apps/web/src/x.ts')).toBe(call(line));
});

it('leaves out the JSON schemas of zod and keeps every name that zod imports', () => {
  const core = join(dirname(createRequire(import.meta.url).resolve('zod')), 'v4/core');
  for (const name of ['json-schema-processors', 'to-json-schema']) {
    const code = readFileSync(join(core, `${name}.js`), 'utf8');
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, found]) => found);
    expect(names.length).toBeGreaterThan(5);
    const made = built(code, join(core, `${name}.js`));
    for (const found of names) expect(made).toContain(`export const ${found} =`);
    expect(made.length).toBeLessThan(code.length / 5);
  }
});
