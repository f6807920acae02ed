import { sumOfReais } from '@restitui/brazil/money.ts';

/** Position of the law and the courts on a credit on an item. */
export type PayrollItemStanding = 'reconhecido' | 'controverso' | 'sem_direito';

export const standingLabels: Record<PayrollItemStanding, string> = {
  reconhecido: 'Direito reconhecido',
  controverso: 'Direito controverso',
  sem_direito: 'Sem direito',
};

/** Items that need an action of the client's own, or whose right was modulated or is open. */
const disputed = new Set([
  '1/3 Constitucional de Férias (gozadas)',
  '13º Salário Indenizado (rescisão)',
  'Abono Assiduidade',
  'Contribuição a Terceiros (limite de 20 salários mínimos)',
]);

/** Items on which the contribution is due: the courts decided against the credit (payroll-engine, PR-030). */
const lost = new Set([
  ...Array.from({ length: 17 }, (_, i) => `Hora Extra ${20 + 5 * i}%`),
  'DSR sobre Horas Extras',
  'Banco de Horas (rescisão)',
  'Férias Gozadas',
  '13º Salário',
  '13º Proporcional sobre Aviso Prévio Indenizado',
  'Salário-Paternidade',
  'Adicional Noturno',
  'Adicional de Periculosidade',
  'Adicional de Insalubridade',
  'Adicional de Transferência',
  'Adicional de Sobreaviso',
  'Quebra de Caixa',
]);

/** Returns the position of the law and the courts on a verba of the catalogue, by its name. */
export function standingOf(verba: string): PayrollItemStanding {
  if (lost.has(verba)) return 'sem_direito';
  return disputed.has(verba) ? 'controverso' : 'reconhecido';
}

interface ValuedItem {
  verba: string;
  valor: number;
  /** Whether the analyst promises the credit; undefined follows the standing. */
  prometida?: boolean | undefined;
}

/** Returns whether the credit on the item is promised: chosen by the analyst, at first the recognised ones only. */
export function isPromised({ verba, prometida }: Pick<ValuedItem, 'verba' | 'prometida'>): boolean {
  const standing = standingOf(verba);
  return standing !== 'sem_direito' && (prometida ?? standing === 'reconhecido');
}

/** Returns the promised credit and the sums by standing, in reais. Items without right are never promised. */
export function payrollItemTotals(items: readonly ValuedItem[]): Record<'prometido' | PayrollItemStanding, number> {
  const sum = (of: (item: ValuedItem) => boolean) => sumOfReais(items.filter(of).map(({ valor }) => valor));
  const ofStanding = (standing: PayrollItemStanding) => sum(({ verba }) => standingOf(verba) === standing);
  return {
    prometido: sum(isPromised),
    reconhecido: ofStanding('reconhecido'),
    controverso: ofStanding('controverso'),
    sem_direito: ofStanding('sem_direito'),
  };
}
