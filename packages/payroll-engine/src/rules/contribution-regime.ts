/** Contributions that a company owes by its classTrib (PR-023; eSocial table 08). */
export type Regime =
  | 'full'
  | 'bank'
  /** Simples with the contribution outside of it (Anexo IV): no terceiros. */
  | 'simples_outside'
  /** Simples with activities of both kinds: by the indSimples of each item. */
  | 'simples_mixed'
  | 'simples_inside'
  | 'terceiros_only'
  | 'exempt'
  | 'unsupported';

const regimes = new Map<string, Regime>([
  ['14', 'full'],
  ['99', 'full'],
  ['13', 'bank'],
  ['02', 'simples_outside'],
  ['03', 'simples_mixed'],
  ['01', 'simples_inside'],
  ['06', 'terceiros_only'],
  ['07', 'terceiros_only'],
  ['11', 'terceiros_only'],
  ['70', 'exempt'],
  ['80', 'exempt'],
]);

/** Returns the regime of a classTrib; an unknown one is not supported. */
export function regimeOf(classTrib: string | undefined): Regime {
  return regimes.get(classTrib?.padStart(2, '0') ?? '') ?? 'unsupported';
}
