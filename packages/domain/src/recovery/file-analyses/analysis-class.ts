import { z } from 'zod';

/** How sure the law is about a thesis (payroll-engine, PR-030). */
export const positionClass = z.enum([
  'RECONHECIDA',
  'NAO_INCIDE_POR_LEI',
  'JUDICIAL_FAVORAVEL',
  'MODULADA',
  'INDEFINIDA',
  'DESFAVORAVEL',
]);
export type PositionClass = z.infer<typeof positionClass>;

export const classLabels: Record<PositionClass, string> = {
  RECONHECIDA: 'Reconhecida',
  NAO_INCIDE_POR_LEI: 'Não incide por lei',
  JUDICIAL_FAVORAVEL: 'Judicial favorável',
  MODULADA: 'Modulada',
  INDEFINIDA: 'Indefinida',
  DESFAVORAVEL: 'Desfavorável',
};

/** Requirements of each class. */
export const classDescriptions: Record<PositionClass, string> = {
  RECONHECIDA: 'A Administração aceita: não precisa de ação.',
  NAO_INCIDE_POR_LEI: 'A lei deixa fora da base.',
  JUDICIAL_FAVORAVEL: 'Tribunais decidem a favor: precisa de ação própria.',
  MODULADA: 'Só vale para quem a modulação preservou.',
  INDEFINIDA: 'Sem decisão firme.',
  DESFAVORAVEL: 'Tese vencida: mostrada, fora dos totais.',
};

/** Classes that are summed until an analyst ticks others. */
export const defaultClasses: PositionClass[] = ['RECONHECIDA', 'NAO_INCIDE_POR_LEI'];
