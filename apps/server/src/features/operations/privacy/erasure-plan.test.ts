import { toDay } from '@restitui/brazil/day.ts';
import { planErasure } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import { personKind } from '@restitui/domain/operations/privacy/person-kind.ts';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type PersonalColumn, personalDataOf } from '../../../db/personal-data.ts';
import { loadTables } from '../../../db/schema.ts';

const access = 'o acesso ao sistema';
const messages = 'mensagens, enviadas ou a caminho';

/** By table, words of the sentence that names its erasure to the person. */
const words: Record<string, string> = {
  users: 'do cadastro',
  owners: 'do cadastro',
  leads: 'O contato do site por inteiro',
  alerts: 'alertas sobre',
  alert_readings: 'leituras de alertas',
  work_snoozes: 'itens adiados',
  permissions: 'Permissões',
  commission_requests: 'Pedidos de comissão',
  verification_codes: 'Códigos de verificação',
  outgoing_messages: messages,
  message_log: messages,
  signatures: 'assinatura desenhada',
  agreements: 'contratos que não foram assinados',
  agreement_links: access,
  sessions: 'sessões abertas',
  client_sessions: 'sessões abertas',
  password_requests: 'Senha',
  password_links: 'Senha',
  client_password_codes: 'Senha',
  user_invitations: access,
  known_devices: access,
  known_client_devices: access,
  oidc_identities: access,
  oidc_sign_ins: access,
  second_factors: access,
  recovery_codes: access,
  factor_challenges: access,
};

const advice =
  'Name what is erased in domain/operations/privacy/erasure-plan.ts, and add the table with words of that sentence here.';

const noFacts = { contracts: [], companies: 0, lastWork: null, lastCharge: null, termsAcceptedOn: null };

describe('the plan of an erasure', { tags: ['D-36'] }, () => {
  it.each(personKind.options)('names every table whose rows of a %s are erased', async (kind) => {
    const plan = planErasure({ kind, ...noFacts }, toDay('2026-11-28')).apagado.join('\n');
    const concerns = (column: PersonalColumn) =>
      column.erase !== 'keep' && column.erase !== 'name' && [column.subject ?? kind].flat().includes(kind);
    const unnamed = (await loadTables()).flatMap((table) => {
      const declared = personalDataOf(table);
      const isErased =
        declared?.rows?.[kind] && Object.values(declared.columns).some((column) => column && concerns(column));
      const name = getTableName(table);
      return isErased && !plan.includes(words[name] ?? '\0') ? [`${name}. ${advice}`] : [];
    });
    expect(unnamed).toEqual([]);
  });
});
