import type { newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { foldWords } from '@restitui/tax-engine/rules/name-traits.ts';
import type { z } from 'zod';
import type { NewDecisionRow } from './simples-decisions.repository.ts';

type DecisionBody = z.output<typeof newDecision>;
export type DecisionSubject = Omit<NewDecisionRow, 'id' | 'id_tenant' | 'id_user' | 'autor' | 'em' | 'alvo'>;

/** Keeps only the fields that the kind of decision uses. */
export function subjectOf({ alcance, tipo, contar, corrige, motivo, produto, ...body }: DecisionBody): DecisionSubject {
  const { codigo, ncm, extipi, palavras, ano, de, ate, evidencia, id_anexo } = body;
  const id_client = alcance === 'cliente' ? body.id_client : null;
  const nothing = { codigo: null, ncm: '', extipi: '', palavras: '', ano: null, de: null, ate: null };
  const common = { ...nothing, alcance, tipo, contar, corrige, motivo, evidencia, id_anexo, produto, id_client };
  if (tipo === 'atacadista') return { ...common, ano };
  return tipo === 'produto' ? { ...common, codigo, ncm, extipi, de, ate } : { ...common, ncm, palavras, de, ate };
}

/** Returns the subject as one text that is unique among active decisions. */
export function targetOf({ id_client, tipo, codigo, ncm, extipi, palavras, ano, de }: DecisionSubject): string {
  const words = foldWords(palavras).trim().split(' ').sort().join(' ');
  return JSON.stringify([id_client, tipo, codigo, ncm, Number(extipi.replace(/\D/g, '')), words, ano, de]);
}

/** Returns the subject as it is recorded in the change history. */
export function describeSubject({ tipo, produto, codigo, ncm, palavras, ano }: DecisionSubject): string {
  if (tipo === 'atacadista') return `Bebidas frias de ${ano}`;
  return tipo === 'produto' ? `${produto || codigo} (NCM ${ncm})` : `NCM ${ncm} ${palavras}`.trim();
}
