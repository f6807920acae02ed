import { type Endpoint, fileAnswer } from '../../wire/endpoint.ts';
import type { ActivityKind } from './activity-kind.ts';
import { plainReads } from './plain-reads.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'response'>;

/** Returns the name of a call in the log: method and path, with `:name` for each parameter. */
export function callName({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

const signIns: readonly string[] = [
  'POST /auth/login',
  'POST /auth/login-client',
  'POST /auth/logout',
  'POST /auth/oidc/finish',
  'POST /auth/second-factor',
  'POST /auth/reauthenticate',
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/:id',
  'POST /invitations/accept',
];

/**
 * Photos of people, sealed access codes, requests of people about their data, lines of a payroll sheet, and notes with
 * their buyers.
 */
const personalReads: readonly string[] = [
  'GET /signatures/owner/:id',
  'GET /signatures/viewUser/:userId',
  'GET /signatures/registro/:id',
  'GET /products/senha-produto/:id_product',
  'GET /privacy/requests/:id_request',
  'GET /file-analyses/:id_apuracao/planilha',
  'GET /simples/:id_apuracao/notas/:chave',
];

/** Spreadsheets: rows for one, a request for one, and the browser's report of one made from rows that it already had. */
const exportCalls: readonly string[] = [
  'GET /boletos/exportacao',
  'POST /portfolio/exports',
  'GET /activity-log/export',
  'POST /activity-log/exports',
];

/** Calls that change nothing although they are no GET. */
const effectless: readonly string[] = [
  'POST /auth/oidc/start',
  'POST /invitations/read',
  'POST /auth/reset-password/read',
  'POST /auth/reauthenticate/challenge',
  'POST /evidence/check',
  'POST /activity-log/check',
  'POST /bank/testar',
  'POST /clients/owner-check',
  'POST /contracts/clean',
  'POST /contracts/preview',
];

const listed = new Map<string, ActivityKind>([
  ...signIns.map((call) => [call, 'acesso'] as const),
  ...personalReads.map((call) => [call, 'dados_pessoais'] as const),
  ...exportCalls.map((call) => [call, 'exportacao'] as const),
  ...[...effectless, ...plainReads].map((call) => [call, 'leitura'] as const),
]);

/** Returns the kind of a call; undefined for a GET that no list names, which a test rejects. */
export function listedKindOf(call: Call): ActivityKind | undefined {
  if (call.response === fileAnswer) return 'exportacao';
  return listed.get(callName(call)) ?? (call.method === 'GET' ? undefined : 'alteracao');
}

/** Returns the kind of a call; one that is not classified is recorded like an opening of personal data. */
export function kindOfCall(call: Call): ActivityKind {
  return listedKindOf(call) ?? 'dados_pessoais';
}
