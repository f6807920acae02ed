import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { authenticityVerdict } from './authenticity-verdict.ts';

export const mostNotesInSample = 5000;

/** A note with the result of its signature check. */
export const verifiedNote = z.object({
  chave: z.string(),
  /** Path in the ZIP of notes. */
  arquivo: z.string(),
  veredito: authenticityVerdict,
  motivo: z.string(),
  /** Holder of the certificate. */
  titular: z.string(),
});
export type VerifiedNote = z.infer<typeof verifiedNote>;

export const authenticityResult = z.object({
  /** Number of notes that count in the figures, and of those selected. */
  contadas: z.int(),
  pedidas: z.int(),
  contagens: z.record(authenticityVerdict, z.int()),
  /** Notes that are not authentic, most severe first, up to a limit. */
  apontadas: z.array(verifiedNote),
  /** For a small sample, also the authentic notes. */
  autenticas: z.array(verifiedNote),
});
export type AuthenticityResult = z.infer<typeof authenticityResult>;

export const authenticityProgress = z.object({
  fase: z.enum(['leitura', 'assinaturas']),
  arquivos: z.int(),
  total: z.int(),
});
export type AuthenticityProgress = z.infer<typeof authenticityProgress>;

export const authenticityState = z.enum(['na_fila', 'processando', 'pronta', 'falhou']);
export type AuthenticityState = z.infer<typeof authenticityState>;

export const authenticityCheck = z.object({
  id: z.string(),
  state: authenticityState,
  progress: authenticityProgress.nullable(),
  erro: z.string().nullable(),
  /** Size of the sample; null for all notes. */
  amostra: z.int().nullable(),
  /** The same seed selects the same notes. */
  semente: z.string(),
  nome: z.string(),
  createdDate: z.string(),
  finishedDate: z.string().nullable(),
  resultado: authenticityResult.nullable(),
});
export type AuthenticityCheck = z.infer<typeof authenticityCheck>;

const params = z.object({ id_apuracao: z.string() });

export const authenticityApi = {
  read: endpoint('GET /simples/:id_apuracao/autenticidade', {
    summary: 'Última verificação das assinaturas digitais das notas de uma análise',
    params,
    response: enveloped(authenticityCheck.nullable()),
  }),
  verify: endpoint('POST /simples/:id_apuracao/autenticidade', {
    summary: 'Verificar as assinaturas digitais de uma amostra ou de todas as notas',
    status: 202,
    params,
    body: z.object({
      amostra: z
        .int('Informe um número inteiro de notas.')
        .min(1, 'Informe ao menos 1 nota.')
        .max(mostNotesInSample, 'A amostra pode ter até 5.000 notas.')
        .nullable(),
      semente: z.string().trim().min(1).max(60).optional(),
    }),
    response: enveloped(authenticityCheck),
  }),
  cancel: endpoint('DELETE /simples/:id_apuracao/autenticidade', {
    summary: 'Cancelar a verificação em andamento; responde com a última que terminou',
    params,
    response: enveloped(authenticityCheck.nullable()),
  }),
};
