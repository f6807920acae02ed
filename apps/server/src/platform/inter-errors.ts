import { BankRefusal } from './bank-boletos.ts';
import { ExternalServiceError } from './get-json.ts';
import { fieldOfProperty } from './inter-responses.ts';

export interface BankAnswer {
  status: number;
  /** Undefined when the response is empty or no JSON. */
  body: unknown;
}

interface Violation {
  razao?: unknown;
  propriedade?: unknown;
}

export const tooOften = 429;

/** @throws BankRefusal or ExternalServiceError for an error response of Banco Inter */
export function requireAnswer({ status, body }: BankAnswer): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new BankRefusal('denied', 'The bank refuses the credentials');
  if (status === 404) throw new BankRefusal('unknown', 'The bank knows no such charge');
  if (status === tooOften) throw new BankRefusal('busy', 'The bank was asked too often');
  if (status < 400 || status >= 500) throw new ExternalServiceError(`The bank answered ${status}`);
  const { title, detail, violacoes } = (body ?? {}) as { title?: unknown; detail?: unknown; violacoes?: unknown };
  const said = [detail, title].find((words) => typeof words === 'string' && words !== '') ?? '';
  const violations = Array.isArray(violacoes) ? (violacoes as Violation[]) : [];
  const issues = violations.map(({ razao, propriedade }) => ({
    path: fieldOfProperty(String(propriedade ?? '')),
    message: String(razao ?? said),
  }));
  throw new BankRefusal('refused', String(said), issues);
}
