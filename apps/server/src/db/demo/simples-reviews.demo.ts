import { toDay } from '@restitui/brazil/day.ts';
import type { ActiveDecision } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ReviewedProduct } from '@restitui/tax-engine/engine-types.ts';
import type { simplesDecisions } from '../../features/simples/decisions/simples-decisions.table.ts';
import { dayBefore, instantOn } from './demo.ts';
import { idOf } from './seeded.ts';
import type { ReadAnalysis } from './simples-reading.ts';
import type { GeneratedAnalysis } from './simples-runs.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

type DecisionRow = typeof simplesDecisions.$inferInsert;

/** Decides, in each tenant, the most valuable open product of the first analysis that has one. */
export function decideProducts(
  analyses: readonly { generated: GeneratedAnalysis; read: ReadAnalysis }[],
  today: string,
): DecisionRow[] {
  const tenants = [...new Set(analyses.map(({ generated }) => generated.run.id_tenant))];
  return tenants.flatMap((id_tenant) => {
    const ofTenant = analyses.find(
      ({ generated, read }) => generated.run.id_tenant === id_tenant && read.analysis.revisoes.produtos[0],
    );
    const [product] = ofTenant?.read.analysis.revisoes.produtos ?? [];
    return ofTenant && product ? decisionsOf(id_tenant, ofTenant.generated.client, product, today) : [];
  });
}

/** Selects the decisions in force for the client of an analysis, in the engine's format. */
export function decisionsInForce(
  decisions: readonly DecisionRow[],
  { run, client }: GeneratedAnalysis,
): ActiveDecision[] {
  return decisions
    .filter(
      (decision) =>
        decision.id_tenant === run.id_tenant && !decision.revogada_em && (decision.id_client ?? client) === client,
    )
    .map(asTaken);
}

const notRevoked = { revogada_por: null, revogada_em: null, motivo_revogacao: null };

/** Returns an active denial, one that was revoked before it, and one for all clients. */
function decisionsOf(id_tenant: TenantId, id_client: string, product: ReviewedProduct, today: string): DecisionRow[] {
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
