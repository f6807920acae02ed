import { z } from 'zod';
import { endpoint, enveloped, paged } from '../../wire/endpoint.ts';
import { reportList } from './report-list.ts';

const line = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`);

/** The form on the error page. */
export const supportForm = z.object({
  email: z
    .string('Email é obrigatório')
    .trim()
    .min(1, { error: 'Email é obrigatório', abort: true })
    .max(200, 'Email muito longo')
    .pipe(z.email('Email inválido')),
  descricao: z
    .string('Descreva o que você estava fazendo')
    .trim()
    .min(1, { error: 'Descreva o que você estava fazendo', abort: true })
    .max(4000, 'Use no máximo 4000 caracteres.'),
});
export type SupportForm = z.output<typeof supportForm>;

/** The code that the error page generates: eight hexadecimal digits that are easy to read out. */
export const errorId = z.string().regex(/^[0-9A-F]{8}$/, 'Código do erro inválido');

const report = supportForm.extend({
  id_erro: errorId,
  /** The path without query and fragment, which may contain names and tokens. */
  caminho: line(300).transform((path) => path.replace(/[?#].*$/s, '')),
  versao: line(40),
  /** The error's message. */
  detalhes: line(1000).default(''),
  /** When the error occurred. */
  ocorridoEm: z.iso.datetime({ offset: true, error: 'Data inválida' }),
});

export const supportReport = z.object({
  id: z.string(),
  email: z.string(),
  descricao: z.string(),
  id_erro: z.string(),
  caminho: z.string(),
  versao: z.string(),
  detalhes: z.string(),
  ocorridoEm: z.string(),
  /** The tenant of the host. */
  empresa: z.string().nullable(),
  maquina: z.string(),
  createdDate: z.string(),
});
export type SupportReport = z.infer<typeof supportReport>;

export const supportApi = {
  report: endpoint('POST /support/reports', {
    summary: 'Relatar um erro ao suporte',
    session: 'public',
    status: 201,
    body: report,
    response: enveloped(z.object({ id: z.string(), id_erro: z.string() })),
  }),
  listReports: endpoint('GET /support/reports', {
    summary: 'Relatos de erro, os mais novos primeiro',
    transaction: 'shared',
    query: reportList.query,
    response: paged(supportReport),
  }),
};
