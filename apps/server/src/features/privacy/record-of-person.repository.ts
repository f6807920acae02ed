import type { RecordedEntity } from '@restitui/domain/change-history/recorded-entity.ts';
import type { PersonRef } from '@restitui/domain/privacy/person-kind.ts';
import type { RecordPicture, RecordSection } from '@restitui/domain/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementActs } from '../agreement-acts/agreement-acts.table.ts';
import { changes } from '../change-history/change-history.table.ts';
import { signatureOpenings } from '../signatures/signature-openings.table.ts';
import { signatures } from '../signatures/signatures.table.ts';
import { verificationCodes } from '../verification-codes/verification-codes.table.ts';
import { listPersonExports, listRequestsOfPerson } from './erasure-requests.repository.ts';
import { tableSection } from './table-section.repository.ts';

/** Who did it, without naming anybody else. */
const whoOf = (id: string, own: string) => (id === own ? 'a própria pessoa' : 'outra pessoa autorizada');

export async function identitySections(
  db: Db,
  id_tenant: TenantId,
  { kind, id_person }: PersonRef,
): Promise<{ secoes: RecordSection[]; fotos: RecordPicture[] }> {
  const isOf = eq(kind === 'user' ? signatures.id_user : signatures.id_owner, id_person);
  const rows = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.id_tenant, id_tenant), isOf))
    .orderBy(asc(signatures.createData));
  const fotos = rows.flatMap((row, i) =>
    (['fotoPessoa', 'fotoDoc', 'assinatura'] as const).flatMap((file) => {
      const image = row[file];
      if (!image) return [];
      const nome = `fotos/${i + 1}-${file}.${image.type === 'image/png' ? 'png' : 'jpg'}`;
      return [{ nome, key: image.key, id_signature: row.id, file }];
    }),
  );
  const ids = rows.map(({ id }) => id);
  const opened = await db
    .select()
    .from(signatureOpenings)
    .where(and(eq(signatureOpenings.id_tenant, id_tenant), inArray(signatureOpenings.id_signature, ids)))
    .orderBy(asc(signatureOpenings.openedAt));
  return {
    fotos,
    secoes: [
      {
        titulo: 'Identidade e assinatura',
        campos: {
          createData: 'Quando',
          nome: 'Nome',
          cpf: 'CPF',
          local: 'Local declarado',
          maquina: 'Aparelho declarado',
          endereco: 'Endereço de rede',
          decision: 'Decisão',
          decidedAt: 'Decidida em',
          reason: 'Motivo',
          arquivos: 'Arquivos',
        },
        registros: rows.map(
          ({ createData, nome, cpf, local, maquina, photosSeen, decision, decidedAt, reason }, i) => ({
            ...{ createData, nome, cpf, local, maquina, endereco: photosSeen.address, decidedAt, reason },
            decision: decisionWords[decision] ?? decision,
            arquivos: fotos.filter(({ id_signature }) => id_signature === ids[i]).map((foto) => foto.nome),
          }),
        ),
      },
      {
        titulo: 'Quem abriu as fotos',
        campos: { openedAt: 'Quando', file: 'Qual', quem: 'Quem' },
        registros: opened.map(({ openedAt, file, id_viewer }) => ({
          openedAt,
          file,
          quem: whoOf(id_viewer, id_person),
        })),
      },
    ],
  };
}

const decisionWords: Record<string, string> = { none: 'Sem decisão', verified: 'Verificada', denied: 'Negada' };

export function codesSection(
  db: Db,
  id_tenant: TenantId,
  contacts: readonly (string | null)[],
): Promise<RecordSection> {
  const known = contacts.filter((contact): contact is string => !!contact);
  return tableSection(db, id_tenant, {
    titulo: 'Códigos de verificação enviados',
    table: verificationCodes,
    of: inArray(verificationCodes.to, known),
    campos: { createdDate: 'Quando', channel: 'Canal', to: 'Contato', provenAt: 'Comprovado em' },
    by: verificationCodes.createdDate,
  });
}

/** Changes of a record's own fields. */
export async function changesSection(
  db: Db,
  id_tenant: TenantId,
  { entities, ids, fields, own }: { entities: RecordedEntity[]; ids: string[]; fields?: string[]; own: string },
): Promise<RecordSection> {
  const rows = await db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.id_tenant, id_tenant),
        inArray(changes.entity, entities),
        inArray(changes.id_entity, ids),
        fields && inArray(changes.field, fields),
      ),
    )
    .orderBy(asc(changes.date), asc(changes.field));
  const registros = rows.map(({ date, field, from, to, id_author }) => ({
    ...{ date, field, from, to },
    quem: whoOf(id_author, own),
  }));
  const campos = { date: 'Quando', field: 'Campo', from: 'De', to: 'Para', quem: 'Quem' };
  return { titulo: 'Alterações do cadastro', campos, registros };
}

export async function privacySections(db: Db, id_tenant: TenantId, person: PersonRef): Promise<RecordSection[]> {
  const exported = await listPersonExports(db, id_tenant, person);
  const asked = await listRequestsOfPerson(db, id_tenant, person);
  return [
    {
      titulo: 'Cópias destes dados',
      campos: { at: 'Quando', quem: 'Quem' },
      registros: exported.map(({ at, id_by }) => ({ at, quem: whoOf(id_by, person.id_person) })),
    },
    {
      titulo: 'Solicitações de eliminação',
      campos: { createdDate: 'Quando', motivo: 'Motivo', status: 'Situação', reason: 'Resposta' },
      registros: asked.map(({ createdDate, motivo, status, reason }) => ({ createdDate, motivo, status, reason })),
    },
  ];
}

/** What somebody signed. */
export function actsSection(db: Db, id_tenant: TenantId, { kind, id_person }: PersonRef): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Assinaturas',
    table: agreementActs,
    of: eq(kind === 'user' ? agreementActs.id_user : agreementActs.id_owner, id_person),
    campos: { date: 'Quando', id_agreement: 'Contrato', role: 'Papel', nome: 'Nome', cpf: 'CPF' },
    by: agreementActs.date,
  });
}
