import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const domain = join(import.meta.dirname, '..');
const files = globSync('**/*.api.ts', { cwd: domain });

/** Fields that hold a telephone number or a CEP. */
const isNumber = (name: string) => /^(tel|phone|telefone|whats_?app|cep)$/i.test(name);

/** The rule depends on the form of the page that is sent: `contactProblems` has it. */
const checkedElsewhere = ['leadsApi.create.tel', 'leadsApi.create.phone'];

/** Returns the fields of a schema, those of nested objects included, with their path. */
function fieldsOf(schema: unknown, path: string): { path: string; name: string; schema: z.ZodType }[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    { path: `${path}.${name}`, name, schema: field as z.ZodType },
    ...fieldsOf(field, `${path}.${name}`),
  ]);
}

it('accepts no telephone and no CEP of two digits in the body of a call', async () => {
  const modules: object[] = await Promise.all(files.map((file) => import(join(domain, file))));
  const bodies = modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Api'))
      .flatMap(([api, endpoints]) =>
        Object.entries(endpoints as Record<string, { body?: unknown }>).flatMap(([call, { body }]) =>
          fieldsOf(body, `${api}.${call}`),
        ),
      ),
  );
  const numbers = bodies.filter(({ name }) => isNumber(name));
  expect(numbers.length).toBeGreaterThan(10);
  const loose = numbers.filter(({ schema }) => schema.safeParse('12').success).map(({ path }) => path);
  expect(loose).toEqual(checkedElsewhere);
});
