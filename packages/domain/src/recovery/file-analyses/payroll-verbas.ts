import { payrollItemTypes } from '../payroll-items/payroll-item-catalogue.ts';

/** Verbas outside the table of 52 items, with their numbers in the payroll engine. */
const furtherVerbas: Readonly<Record<number, string>> = {
  101: 'Licença-prêmio indenizada',
  102: 'Incentivo à demissão (PDV)',
  103: 'Indenização do art. 479 da CLT',
  104: 'Indenização do art. 9º da Lei 7.238/1984',
  105: 'Indenização do safrista (Lei 5.889/1973 art. 14)',
  106: 'Multa de 40% ou 20% do FGTS',
  107: 'Multa do art. 477 da CLT',
  108: 'PLR',
  109: 'Complementação de auxílio-doença',
  110: 'Intervalo intrajornada suprimido (hora repouso alimentação)',
  111: 'Indenização de estabilidade',
  112: 'Seguro de vida em grupo',
  113: 'Uso de veículo próprio',
  114: 'Direitos autorais',
  115: 'Abono do PIS/PASEP',
  116: 'Bolsa de estágio',
  117: 'Vestuário usado no trabalho',
  118: 'Transporte, habitação e alimentação em local difícil',
  119: 'Ajuda compensatória mensal (Lei 14.020/2020)',
  120: 'Tempo de espera do motorista',
  121: 'Stock option',
  122: 'Quarentena remunerada',
  123: 'Ressarcimento de despesas',
  124: 'Remuneração de aprendiz',
  125: 'Valores descontados do empregado',
  126: 'Outras verbas indenizatórias',
  127: 'Indenização da Lei 14.020/2020 (garantia provisória)',
};

/** Verbas that are typed by hand only: nothing in a payroll tells them. */
const typedOnly = new Set([50, 51, 52]);

/** The verbas to which a rubrica can be mapped, by number. */
export const payrollVerbas: ReadonlyMap<number, string> = new Map([
  ...payrollItemTypes.flatMap(({ verba }, at): [number, string][] => (typedOnly.has(at + 1) ? [] : [[at + 1, verba]])),
  ...Object.entries(furtherVerbas).map(([number, name]): [number, string] => [Number(number), name]),
]);

/** Returns the item of the table of 52 that a verba is; undefined for the others. */
export function payrollItemOf(verba: number | null): string | undefined {
  return verba === null ? undefined : payrollItemTypes[verba - 1]?.verba;
}
