import type { MonthOfNotes } from '../engine-types.ts';
import { isAnalysed } from '../months/declared-goods.ts';
import { goodsActivities } from '../months/goods-activities.ts';
import type { Reproduction } from '../months/reproduce.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import type { MirrorRemark } from './mirror.ts';

const segregatedKinds = ['st', 'monofasica'];

/** Returns the qualifiers of goods that the new segregation cannot keep, as printed. */
function lostQualifiers(declaration: Declaration): string[] {
  const parcels = goodsActivities(declaration).flatMap((activity) =>
    activity.parcels.filter((one) => !isAnalysed(one)),
  );
  const lost = parcels.flatMap(({ qualifiers }) => qualifiers.filter(({ kind }) => !segregatedKinds.includes(kind)));
  return [...new Set(lost.map(({ text }) => text))];
}

function missingEstablishments(declaration: Declaration, { byEstablishment }: MonthOfNotes): string[] {
  const declared = new Set(goodsActivities(declaration).map(({ establishment }) => establishment));
  if (declared.has('')) return [];
  return byEstablishment
    .filter(({ groups: { I, II } }) => I.st + I.mono + I.both + II.st + II.mono + II.both > 0)
    .map(({ cnpj }) => cnpj)
    .filter((cnpj) => !declared.has(cnpj));
}

/** Returns the points that the lines cannot decide and an analyst has to check before entering them. */
export function mirrorRemarks(
  declaration: Declaration,
  notes: MonthOfNotes,
  { icmsByRatio, icmsBarred }: Reproduction,
): MirrorRemark[] {
  const lost = lostQualifiers(declaration);
  const missing = missingEstablishments(declaration, notes);
  return [
    ...(lost.length > 0
      ? [
          {
            codigo: 'QUALIFICADOR_A_CONFERIR' as const,
            texto: `A declaração traz parcelas com "${lost.join('", "')}": distribua-as à mão nas novas linhas.`,
          },
        ]
      : []),
    ...(icmsByRatio && !icmsBarred
      ? [
          {
            codigo: 'ICMS_PELA_PROPORCAO' as const,
            texto: 'A tabela não explica o ICMS declarado: aqui vale a proporção declarada. Confira o ICMS no PGDAS-D.',
          },
        ]
      : []),
    ...(missing.length > 0
      ? [
          {
            codigo: 'ESTABELECIMENTO_SEM_LINHA' as const,
            texto: `Há notas de ${missing.join(', ')}, que a declaração não traz: a receita foi posta nos demais.`,
          },
        ]
      : []),
    ...(declaration.hasFixedAmounts
      ? [
          {
            codigo: 'VALORES_FIXOS' as const,
            texto: 'A declaração tem valores fixos de ICMS ou ISS, que nenhuma linha mostra.',
          },
        ]
      : []),
  ];
}
