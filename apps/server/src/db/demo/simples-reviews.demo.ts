import { toDay } from '@restitui/brazil/day.ts';
import { integerCents } from '@restitui/brazil/money.ts';
import type { ActiveDecision } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { latestRuleSet, ruleSetHash } from '@restitui/tax-engine/rules/rule-set.ts';
import { simplesReviews } from '../../features/simples/analysis/simples-reviews.table.ts';
import { simplesDecisions } from '../../features/simples/decisions/simples-decisions.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf } from './seeded.ts';
import type { DemoAnalysis } from './simples-runs.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

type ReviewRow = typeof simplesReviews.$inferInsert;
type DecisionRow = typeof simplesDecisions.$inferInsert;

/** Adds the rule versions of each analysis, the items that need a review, and decisions on some of them. */
export function judge(analyses: DemoAnalysis[], today: string) {
  const reviews = analyses.map((analysis) => ({ analysis, products: productsOf(analysis) }));
  const tenants = [...new Set(analyses.map(({ run }) => run.id_tenant))];
  const decisions = tenants.flatMap((id_tenant) => {
    const ofTenant = reviews.find(({ analysis, products }) => analysis.run.id_tenant === id_tenant && products[0]);
    const [product] = ofTenant?.products ?? [];
    if (!ofTenant || !product) return [];
    const [decided, ...others] = decisionsOf(id_tenant, ofTenant.analysis.client, product, today);
    product.decisao = decided?.id ?? null;
    return decided ? [decided, ...others] : [];
  });
  for (const { analysis, products } of reviews) {
    const { run, client } = analysis;
    const sum = (of: (product: ReviewRow) => boolean) =>
      products.filter(of).reduce((cents, { centavos }) => cents + centavos, 0);
    const inForce = decisions.filter(
      (decision) =>
        decision.id_tenant === run.id_tenant && !decision.revogada_em && (decision.id_client ?? client) === client,
    );
    run.regras = { nome: latestRuleSet.nome, hash: ruleSetHash(latestRuleSet) };
    run.activeDecisions = { decisoes: inForce.map(asTaken), atacadista: {} };
    run.revisao = {
      pendente: sum(({ decisao }) => !decisao),
      decidido: sum(({ decisao }) => !!decisao),
      total_produtos: products.length,
      atacadista: [],
    };
  }
  return { decisions, reviews: reviews.flatMap(({ products }) => products) };
}

export async function fillReviews(
  { db }: Pick<Demo, 'db'>,
  { decisions, reviews }: ReturnType<typeof judge>,
): Promise<void> {
  await insertRows(db, simplesDecisions, decisions);
  await insertRows(db, simplesReviews, reviews);
}

/** Returns the sold items to review by product, the most valuable first. */
function productsOf({ run, months }: DemoAnalysis): ReviewRow[] {
  const lines = months.flatMap((month) => month.lines).filter(({ revisar, valor }) => revisar && valor > 0);
  const groups = [...Map.groupBy(lines, ({ codigo, ncm }) => `${codigo} ${ncm}`).values()];
  const rows = groups.map((group) => {
    const [first] = group as [(typeof group)[0]];
    const meses = [...Map.groupBy(group, ({ competencia }) => competencia)].map(([competencia, some]) => ({
      competencia,
      itens: some.length,
      valor: some.reduce((cents, { valor }) => cents + valor, 0),
    }));
    const { codigo, produto, ncm, extipi, regra, lei } = first;
    const centavos = integerCents(meses.reduce((cents, { valor }) => cents + valor, 0));
    return { codigo, produto, ncm, extipi, regra, lei, decisao: null, itens: group.length, centavos, meses };
  });
  rows.sort((a, b) => b.centavos - a.centavos);
  return rows.map((row, posicao) => ({ ...row, posicao, id_run: run.id, id_tenant: run.id_tenant }));
}

const notRevoked = { revogada_por: null, revogada_em: null, motivo_revogacao: null };

/** Returns an active denial, one that was revoked before it, and one for all clients. */
function decisionsOf(id_tenant: TenantId, id_client: string, product: ReviewRow, today: string): DecisionRow[] {
  const by = { id_tenant, id_user: userId(analystEmail), autor: analystName, ano: null, ate: null, ...notRevoked };
  const { codigo, produto, ncm, extipi } = product;
  const ofProduct = { ...by, alcance: 'cliente' as const, tipo: 'produto' as const, id_client, palavras: '', de: null };
  const about = { ...ofProduct, codigo, produto, ncm, extipi };
  const earlier = instantOn(dayBefore(today, 62), 120);
  return [
    {
      ...about,
      id: idOf('decision', id_tenant, 'product'),
      alvo: `produto ${codigo} ${ncm}`,
      contar: false,
      motivo: 'Conferido com o cliente e a ficha do produto: fora do regime monofásico.',
      em: instantOn(dayBefore(today, 40), 75),
    },
    {
      ...about,
      id: idOf('decision', id_tenant, 'revoked'),
      alvo: `produto ${codigo} ${ncm}`,
      contar: true,
      motivo: 'Pela descrição, está na lista da lei.',
      em: earlier,
      revogada_por: analystName,
      revogada_em: instantOn(dayBefore(today, 41), 60),
      motivo_revogacao: 'A ficha do produto, que o cliente mandou depois, diz outra coisa.',
    },
    {
      ...by,
      id: idOf('decision', id_tenant, 'tenant'),
      alcance: 'consultoria',
      tipo: 'palavras',
      id_client: null,
      codigo: null,
      produto: '',
      ncm: '40169990',
      extipi: '',
      palavras: 'tapete',
      alvo: 'palavras 40169990 tapete',
      contar: false,
      motivo: 'Tapetes não estão entre as exceções do Anexo I da Lei 10.485/2002.',
      de: toDay('2021-01-01'),
      em: earlier,
    },
  ];
}

function asTaken(decision: DecisionRow): ActiveDecision {
  const {
    id,
    alcance,
    codigo = null,
    ncm,
    extipi,
    palavras,
    contar,
    de = null,
    ate = null,
    motivo,
    autor,
    em,
  } = decision;
  return {
    id,
    alcance,
    codigo,
    ncm,
    extipi,
    palavras,
    monofasico: contar,
    de,
    ate,
    motivo,
    autor,
    em: em.slice(0, 10),
  };
}
