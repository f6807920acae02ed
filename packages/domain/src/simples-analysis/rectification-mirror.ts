import { z } from 'zod';
import { taxReais } from './tax-reais.ts';

const money = z.number();
const qualified = z.object({ valor: money, qualificadores: z.array(z.string()) });

/** One activity of one establishment as the rectifying PGDAS-D takes it. Reais. */
export const mirrorLine = z.object({
  estabelecimento: z.string(),
  atividade: z.number().nullable(),
  anexo: z.string().nullable(),
  descricao: z.string(),
  receita_antes: money,
  receita_depois: money,
  parcelas_antes: z.array(qualified),
  /** `mantida`: declared so before and left alone. */
  parcelas: z.array(qualified.extend({ mantida: z.boolean(), tributos: taxReais })),
  tributos_antes: taxReais,
  tributos_depois: taxReais,
});
export type MirrorLine = z.infer<typeof mirrorLine>;

const totals = z.object({ receita: money, tributos: taxReais });

/** A month as its rectifying declaration has to be typed, held against declaration and row. Reais. */
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

/** Services and exports: nothing of them is laid anew. */
export function isLeftAlone({ atividade }: Pick<MirrorLine, 'atividade'>): boolean {
  return atividade === null || atividade === 3 || atividade === 6;
}

/** What of a mirror is typed: two with the same text are the same declaration. */
export function typedText({ linhas }: Pick<RectificationMirror, 'linhas'>): string {
  return linhas
    .map(({ estabelecimento, atividade, descricao, receita_depois, parcelas }) => {
      const typed = parcelas.map(({ valor, qualificadores }) => `${valor} ${qualificadores.join(' ')}`);
      return [estabelecimento, atividade ?? descricao, receita_depois, ...typed].join('\t');
    })
    .join('\n');
}
