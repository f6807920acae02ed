import { parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { PayrollError } from './payroll-error.ts';
import { type PayrollPeriod, parsePeriod } from './payroll-period.ts';
import { positionClasses } from './rules/positions.ts';

const day = z.string().refine((text) => /^\d{4}-/.test(text) && parseDay(text) !== undefined);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const period = z.custom<PayrollPeriod>((text) => typeof text === 'string' && parsePeriod(text) !== undefined);
const decimal = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,3}(\.\d{1,6})?$/));
const code = z.union([z.string(), z.number()]).transform(String);
/** Null is as good as no value. */
const optional = <T extends z.ZodType>(shape: T) =>
  shape
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();
const listOf = <T extends z.ZodType>(shape: T) =>
  z
    .array(shape)
    .nullish()
    .transform((rows) => rows ?? []);

/** Choices of the analyst that a calculation takes; all are optional (payroll-engine, section 8). */
const payrollOptions = z.object({
  as_of: optional(day),
  mes_restituicao: optional(month),
  classes: optional(z.array(z.enum(positionClasses))),
  classTrib: optional(code),
  dctfweb_inicio: optional(month),
  mapeamento: listOf(
    z.object({
      tabela: code.nullish(),
      codigo: code,
      verba: z
        .int()
        .positive()
        .nullish()
        .transform((verba) => verba ?? null),
      confirmada: z
        .boolean()
        .nullish()
        .transform((isConfirmed) => isConfirmed ?? true),
      incidencia: code.nullish(),
      /** The rubrica as it was when it was mapped; the entry is for rubricas that are still so. */
      descricao: z.string().nullish(),
      natureza: code.nullish(),
      /** The company that the entry was made for, when others share it. */
      cliente: z.string().nullish(),
    }),
  ),
  estabelecimentos: listOf(
    z.object({
      inscricao: code,
      rat: decimal.nullish(),
      fap: decimal.nullish(),
      fpas: code.nullish(),
      codTercs: code.nullish(),
      de: month.nullish(),
      ate: month.nullish(),
    }),
  ),
  acoes: listOf(z.object({ posicao: code, ajuizada_em: day, transito_em: day.nullish() })),
  pagamentos: listOf(z.object({ competencia: period, data: day.nullable() })),
});

export type PayrollOptions = z.infer<typeof payrollOptions>;

/**
 * Parses options from JSON text.
 * @throws PayrollError when it is no JSON or a value is not of its form; the message names the field.
 */
export function parsePayrollOptions(text: string): PayrollOptions {
  const json = jsonOf(text.replace(/^\ufeff/, ''));
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw noJson();
  const parsed = payrollOptions.safeParse(json);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new PayrollError('invalid_options', `O arquivo de opções tem um valor inválido em "${path}".`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw noJson(error);
  }
}

function noJson(cause?: unknown): PayrollError {
  return new PayrollError('invalid_options', 'O arquivo de opções não é um JSON válido.', { cause });
}
