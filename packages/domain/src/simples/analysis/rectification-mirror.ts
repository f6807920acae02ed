import { z } from 'zod';
import { taxReais } from './tax-reais.ts';

const money = z.number();
const qualified = z.object({ valor: money, qualificadores: z.array(z.string()) });

/** One activity of one establishment as the rectifying PGDAS-D requires it. Reais. */
export const mirrorLine = z.object({
  estabelecimento: z.string(),
  atividade: z.number().nullable(),
  anexo: z.string().nullable(),
  descricao: z.string(),
  receita_antes: money,
  receita_depois: money,
  parcelas_antes: z.array(qualified),
  /** `mantida`: already declared so and unchanged. */
  parcelas: z.array(qualified.extend({ mantida: z.boolean(), tributos: taxReais })),
  tributos_antes: taxReais,
  tributos_depois: taxReais,
});
export type MirrorLine = z.infer<typeof mirrorLine>;

const totals = z.object({ receita: money, tributos: taxReais });

/** A month as its rectifying declaration has to be entered, checked against declaration and row. Reais. */
export const rectificationMirror = z.object({
  linhas: z.array(mirrorLine),
  antes: totals,
  depois: totals,
  conferencia: z.array(
    z.object({
      codigo: z.string(),
      texto: z.string(),
      esperado: money,
      obtido: money,
      tolerancia: money,
      confere: z.boolean(),
    }),
  ),
  avisos: z.array(z.object({ codigo: z.string(), texto: z.string() })),
});
export type RectificationMirror = z.infer<typeof rectificationMirror>;

/** Returns whether the line stays unchanged: services and exports are not reallocated. */
export function isUnchangedLine({ atividade }: Pick<MirrorLine, 'atividade'>): boolean {
  return atividade === null || atividade === 3 || atividade === 6;
}

/** Returns the values to enter as text: equal texts mean the same declaration. */
export function mirrorText({ linhas }: Pick<RectificationMirror, 'linhas'>): string {
  return linhas
    .map(({ estabelecimento, atividade, descricao, receita_depois, parcelas }) => {
      const typed = parcelas.map(({ valor, qualificadores }) => `${valor} ${qualificadores.join(' ')}`);
      return [estabelecimento, atividade ?? descricao, receita_depois, ...typed].join('\t');
    })
    .join('\n');
}
