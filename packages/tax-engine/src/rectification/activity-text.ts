import type { Annex } from '../engine-types.ts';
import type { Activity } from '../pgdas/declaration.ts';

const goods = {
  I: { name: 'Revenda de mercadorias, exceto para o exterior', sem: 1, com: 2 },
  II: {
    name: 'Venda de mercadorias industrializadas pelo contribuinte, exceto para o exterior',
    sem: 4,
    com: 5,
  },
} as const;

const tail = 'substituição tributária/tributação monofásica/antecipação com encerramento de tributação';
const sides = {
  sem: `Sem ${tail} (o substituto tributário do ICMS deve utilizar essa opção)`,
  com: `Com ${tail} (o substituído tributário do ICMS deve utilizar essa opção)`,
} as const;

/** Returns the PGDAS-D's description of an activity that the declaration did not contain. */
export function activityText(annex: Annex, side: 'sem' | 'com'): Pick<Activity, 'id' | 'annex' | 'description'> {
  const { name, [side]: id } = goods[annex];
  return { id, annex, description: `${name} - ${sides[side]}` };
}
