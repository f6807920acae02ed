import { canDecideForClient, canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { foldWords } from '@restitui/tax-engine/rules/name-traits.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { requireOpenableClient } from '../../../crm/clients/client.gate.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findDecision, insertDecision, type NewDecisionRow } from '../simples-decisions.repository.ts';

type Body = Input<typeof simplesDecisionsApi.create>['body'];

/** Creates a decision. It applies from the next analysis on; current results change only when its effect is applied. */
export async function createDecision(context: Context, { body }: Input<typeof simplesDecisionsApi.create>) {
  const { db, actor, tenant, platform } = context;
  if (body.alcance === 'cliente' && body.id_client !== null) {
    await requireOpenableClient(context, body.id_client);
    requireAccess(canDecideForClient(actor), errors.decision_denied);
  } else requireAccess(canDecideForTenant(actor), errors.decision_for_all_denied);

  const about = subjectOf(body);
  const id = newId();
  const row = { ...about, id, id_tenant: tenant, id_user: actor.id, autor: actor.name };
  const inserted = await insertDecision(db, { ...row, em: platform.clock.now().toISOString(), alvo: targetOf(about) });
  if (!inserted) throw new AppError(errors.decision_exists);
  const { alcance, contar, motivo } = about;
  const record = { entity: 'DECISAO', id, id_client: about.id_client } as const;
  await recordChanges(context, record, {}, { alcance, decisao: describeSubject(about), contar, motivo });
  return { data: required(await findDecision(db, tenant, id), errors.decision_not_found) };
}

type Subject = Omit<NewDecisionRow, 'id' | 'id_tenant' | 'id_user' | 'autor' | 'em' | 'alvo'>;

/** Keeps only the fields that the kind of decision uses. */
function subjectOf({ alcance, tipo, contar, motivo, produto, ...body }: Body): Subject {
  const id_client = alcance === 'cliente' ? body.id_client : null;
  const nothing = { codigo: null, ncm: '', extipi: '', palavras: '', ano: null, de: null, ate: null };
  const common = { ...nothing, alcance, tipo, contar, motivo, produto, id_client };
  const { codigo, ncm, extipi, palavras, ano, de, ate } = body;
  if (tipo === 'atacadista') return { ...common, ano };
  return tipo === 'produto' ? { ...common, codigo, ncm, extipi, de, ate } : { ...common, ncm, palavras, de, ate };
}

function targetOf({ id_client, tipo, codigo, ncm, extipi, palavras, ano, de }: Subject): string {
  const words = foldWords(palavras).trim().split(' ').sort().join(' ');
  return JSON.stringify([id_client, tipo, codigo, ncm, Number(extipi.replace(/\D/g, '')), words, ano, de]);
}

function describeSubject({ tipo, produto, codigo, ncm, palavras, ano }: Subject): string {
  if (tipo === 'atacadista') return `Bebidas frias de ${ano}`;
  return tipo === 'produto' ? `${produto || codigo} (NCM ${ncm})` : `NCM ${ncm} ${palavras}`.trim();
}
