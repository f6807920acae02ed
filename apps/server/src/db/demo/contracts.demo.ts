import { type TemplateType, templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import { includedDocument } from '../../features/agreements/templates/included-templates.texts.ts';
import {
  agreementTemplates,
  templateDocuments,
  templatePrivileges,
} from '../../features/agreements/templates/templates.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

/** Types with a template: EQUIPARACAO_HOSPITALAR and SUBVENCAO have none. */
const active: TemplateType[] = [
  'PRINCIPAL',
  'PARCERIA_COMERCIAL_CNPJ',
  'PARCERIA_COMERCIAL_CPF',
  'SIMPLES_NACIONAL',
  'EXCLUSAO_DE_ICMS_E_ST',
  'PREVIDENCIARIO',
  'ALIQUOTA_ZERO',
  'APURACAO_ST',
  'NEGOCIACAO_DE_PASSIVOS',
];
const replaced: TemplateType[] = ['PRINCIPAL', 'PARCERIA_COMERCIAL_CPF'];
const grantedAt = 'kairos.test';

interface Template {
  type: TemplateType;
  name: string;
  days: number;
  deletedAt: string | null;
}

/** Adds templates of most types in use, and two of last year that were replaced. */
export async function fillContracts({ db, today }: Demo): Promise<void> {
  const templates: Template[] = [
    ...active.map((type, i) => ({
      type,
      name: `${templateTypeLabels[type]} 2026`,
      days: 200 - 9 * i,
      deletedAt: null,
    })),
    ...replaced.map((type, i) => ({
      type,
      name: `${templateTypeLabels[type]} 2025`,
      days: 560 + i,
      deletedAt: instantOn(dayBefore(today, 205 - i), 30),
    })),
  ];
  const all = demoTenants.flatMap(({ id, domain }) =>
    templates.map(({ type, name, days, deletedAt }, i) => ({
      id: idOf('contract', id, name),
      id_tenant: id,
      nameContrato: name,
      typeContrato: type,
      id_user: userId(`ceo@${domain}`),
      createdDate: instantOn(dayBefore(today, days), 17 * i),
      deletedAt,
    })),
  );
  await insertRows(db, agreementTemplates, all);
  await insertRows(
    db,
    templateDocuments,
    all.map((row, i) => documentOf(row, i + 1)),
  );
  await insertRows(
    db,
    templatePrivileges,
    demoTenants
      .filter(({ domain }) => domain === grantedAt)
      .map(({ id, domain }) => ({
        id_tenant: id,
        granted: true,
        id_user: userId(`ceo@${domain}`),
        at: instantOn(dayBefore(today, 30), 60),
      })),
  );
}

type Row = Pick<
  typeof agreementTemplates.$inferSelect,
  'id' | 'id_tenant' | 'typeContrato' | 'id_user' | 'createdDate'
>;

function documentOf({ id, id_tenant, typeContrato, id_user, createdDate }: Row, i: number) {
  const of = { id: idOf('contract document', id, i), id_contract: id, id_tenant, id_user, createdDate };
  return { ...of, ...includedDocument(typeContrato) };
}
