import { type ZodType, z } from 'zod';
import type { Choices } from './choices.ts';

/** Texts of every kind that a field takes; the schema decides which of them fit. */
const texts = [
  ...['Texto de teste', 'a', 'Rua das Flores', '12', 'S/N', 'GO', 'Goiânia', 'Pix', 'true', 'false', '1', '0', '20'],
  ...['2025-05-01', '2026-01-31', '2024-02-29', '31/01/2026', '05/2025', '2025-05', '2025-05-01T12:00:00.000Z'],
  ...['11988887777', '(62) 99999-0000', '6232320000', '74000000', '74.000-000', 'pessoa@pessoa.test', 'a.test'],
  ...[
    '52998224725',
    '529.982.247-25',
    '11222333000181',
    '11.222.333/0001-81',
    '12ABC34501DE35',
    '20%',
    '10,50',
    '1.234,56',
  ],
  ...[
    'Teste@2026!',
    '123456',
    '000000',
    '#0f4c5c',
    '27101932',
    '00000000-0000-4000-8000-000000000000',
    'https://a.test/b',
  ],
  ...[
    'a'.repeat(64),
    '0'.repeat(64),
    'Um texto mais longo, com acentuação e 123 sinais: ãéîõü.',
    '<p>Contrato</p>',
    '',
  ],
];
const numbers = [0, 1, 2, 5, 10, 100, 2025, 0.5, 1234.56, 1_000_000, -1];
const fitting = new WeakMap<ZodType, unknown[]>();

/** Generates a value that the schema mostly takes. Texts that are ids come from `known`. */
export function generateValue(schema: ZodType, choices: Choices, known: readonly string[]): unknown {
  const inner = (of: unknown) => generateValue(of as ZodType, choices, known);
  if (schema instanceof z.ZodOptional) return choices.chance(0.3) ? undefined : inner(schema.unwrap());
  if (schema instanceof z.ZodNullable) return choices.chance(0.3) ? null : inner(schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return choices.chance(0.3) ? undefined : inner(schema.unwrap());
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, inner(field)]));
  }
  if (schema instanceof z.ZodArray) return Array.from({ length: choices.below(4) }, () => inner(schema.element));
  if (schema instanceof z.ZodRecord) {
    return Object.fromEntries(
      Array.from({ length: choices.below(4) }, () => [String(inner(schema.keyType)), inner(schema.valueType)]),
    );
  }
  if (schema instanceof z.ZodUnion) return inner(choices.pick(schema.options));
  if (schema instanceof z.ZodEnum) return choices.pick(schema.options);
  if (schema instanceof z.ZodLiteral) return choices.pick([...schema.values]);
  if (schema instanceof z.ZodBoolean) return choices.chance(0.5);
  if (schema instanceof z.ZodPipe && isContainer(schema.in)) return inner(schema.in);
  return leaf(schema, choices, known);
}

function isContainer(schema: unknown): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodRecord;
}

function leaf(schema: ZodType, choices: Choices, known: readonly string[]): unknown {
  const takesAnyText = schema instanceof z.ZodString && schema.safeParse('a').success;
  if (takesAnyText && choices.chance(0.6)) return choices.pick(known);
  const values = fittingValues(schema);
  return values.length > 0 ? choices.pick(values) : choices.pick([...texts, ...numbers]);
}

/** The values above that fit; some schemas take only what the state of a record allows, and then none does. */
function fittingValues(schema: ZodType): unknown[] {
  const found = fitting.get(schema) ?? [...texts, ...numbers].filter((value) => schema.safeParse(value).success);
  fitting.set(schema, found);
  return found;
}
