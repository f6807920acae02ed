import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { Declaration, DocumentKind } from '../pgdas/declaration.ts';
import { taxMonthInName } from '../pgdas/pdf-problems.ts';
import { taxLabels } from '../pgdas/tax-labels.ts';
import { taxes } from '../rules/simples-tables.ts';
import { type CrossCheck, checkMoney, checkText } from './cross-check.ts';

const kindNames: Record<DocumentKind, string> = {
  extrato: 'Extrato',
  declaracao: 'Declaração',
  sefaz: 'Arquivo da SEFAZ',
};

function nameChecks({ files, root, taxMonth }: Declaration): CrossCheck[] {
  return files.flatMap((onde) => {
    const named = taxMonthInName(onde, root);
    return named ? checkText({ codigo: 'NOME_ARQUIVO', campo: 'Mês no nome do arquivo', onde }, named, taxMonth) : [];
  });
}

function summaryChecks({ summary, revenue, cashRevenue, totals }: Declaration): CrossCheck[] {
  if (!summary) return [];
  const place = { codigo: 'RESUMO_DECLARACAO', onde: 'Resumo da declaração' } as const;
  const pairs: [string, number | undefined, number | undefined][] = [
    ['Receita bruta auferida', summary.revenue, revenue?.total],
    ['Receita bruta recebida', summary.received, cashRevenue?.total],
    ['Débito declarado', summary.declared, totals.declared?.total],
  ];
  return pairs.flatMap(([campo, own, other]) =>
    own === undefined || other === undefined ? [] : checkMoney({ ...place, campo }, own, other),
  );
}

function establishmentChecks({ establishments, activities }: Declaration): CrossCheck[] {
  return establishments.flatMap(({ cnpj, revenue }) => {
    if (revenue === undefined) return [];
    const own = activities.filter(({ establishment }) => establishment === cnpj);
    const ofActivities = own.reduce((sum, activity) => sum + activity.revenue, 0);
    const place = {
      codigo: 'SOMA_ESTABELECIMENTO',
      campo: 'Valor informado',
      onde: `Estabelecimento ${formatCnpj(cnpj)}`,
    } as const;
    return checkMoney(place, revenue, ofActivities, 1);
  });
}

/** Compares a copy with the selected document; a duplicate with the same figures yields one line. */
function copyChecks(taken: Declaration, copy: Declaration): CrossCheck[] {
  const place = { codigo: 'DOCUMENTOS_IGUAIS', onde: `${kindNames[copy.kind]} e ${kindNames[taken.kind]}` } as const;
  const pairs: [string, number | undefined, number | undefined][] = [
    ['Receita bruta do PA', copy.revenue?.total, taken.revenue?.total],
    ['RBT12', copy.rbt12?.total, taken.rbt12?.total],
    ...[...taxes, 'total' as const].map((tax): [string, number | undefined, number | undefined] => [
      tax === 'total' ? 'Débito declarado' : taxLabels[tax],
      copy.totals.declared?.[tax],
      taken.totals.declared?.[tax],
    ]),
  ];
  const checks = pairs.flatMap(([campo, own, other]) =>
    own === undefined || other === undefined || (own === 0 && other === 0)
      ? []
      : checkMoney({ ...place, campo }, own, other),
  );
  const last = checks.at(-1);
  if (!last || copy.kind !== taken.kind || checks.some(({ confere }) => !confere)) return checks;
  const onde = `${kindNames[copy.kind]}: ${copy.files.join(', ')}`;
  return [{ ...last, campo: `Enviado mais de uma vez, com os mesmos valores (${last.campo})`, onde }];
}

/** Compares values that the documents of one declaration contain more than once. */
export function documentChecks(declaration: Declaration): CrossCheck[] {
  return [
    ...nameChecks(declaration),
    ...summaryChecks(declaration),
    ...establishmentChecks(declaration),
    ...declaration.copies.flatMap((copy) => copyChecks(declaration, copy)),
  ];
}
