import { termsOfUse } from '@restitui/domain/accounts/users/terms-of-use.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { termsAcceptances } from '../../features/accounts/users/terms-acceptances.table.ts';
import { users } from '../../features/accounts/users/users.table.ts';
import { addressIn } from './client-places.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { Documents, phoneIn } from './documents.ts';
import { insertRows } from './insert-rows.ts';
import { mainOwnerCpf } from './main-client.data.ts';
import { places } from './places.data.ts';
import { idOf, Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import {
  accountingActivity,
  commissions,
  consultancyAccounts,
  firmNames,
  managed,
  providerAccounts,
  staffNames,
} from './users.data.ts';

const emails = demoTenants.flatMap(({ domain, isProvider }) =>
  (isProvider ? providerAccounts : consultancyAccounts).map(({ mailbox }) => `${mailbox}@${domain}`),
);

/** Returns the id of a demonstration account. */
export function userId(email: string): string {
  if (!emails.includes(email)) throw new Error(`${email} is no demonstration account.`);
  return idOf('user', email);
}

export const analystEmail = 'analista@restitui.test';
/** Services of the products that the first analyst may see; the second one has the others. */
export const analystServices: readonly ServiceType[] = ['PIS_COFINS_MONOFASICO_PARA_SN', 'PREVIDENCIARIO'];
export const secondAnalystEmail = 'analista2@restitui.test';
export const analystName = staffNames.restitui?.[2] ?? '';

const nowhere = {
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  municipio: null,
  estado: null,
};

const noFirm = { cnpj: null, razao_social: null, cnae: null, cnae_info: null };

export async function fillUsers({ db, today, staffPasswordHash }: Demo): Promise<void> {
  const documents = new Documents(new Seeded('users'), [mainOwnerCpf]);
  // Leaves the CPFs of the other accounts as they were without this one.
  const ofSecondAnalyst = new Documents(new Seeded('second analyst'), [mainOwnerCpf]);
  const firms = new Documents(new Seeded('accounting firms'));
  const rows = demoTenants.flatMap(({ id, slug, domain, ddd, isProvider }, t) =>
    (isProvider ? providerAccounts : consultancyAccounts).map(({ mailbox, typeCargo, typeUser }, i) => {
      const random = new Seeded('user', id, mailbox);
      const [comissao_user, comissao_user_escrita] = commissions[mailbox] ?? [0, '0'];
      const whatsApp = phoneIn(ddd, random);
      const place = places.find((place) => place.ddd === ddd);
      const email = `${mailbox}@${domain}`;
      const isFirm = mailbox === 'contabilidade';
      const isSettled = mailbox !== 'pendente' && mailbox !== 'novo';
      return {
        id: userId(email),
        id_tenant: id,
        name: staffNames[slug]?.[i] ?? mailbox,
        cpf: (email === secondAnalystEmail ? ofSecondAnalyst : documents).cpf(),
        email,
        password_hash: staffPasswordHash,
        whatsApp,
        tel: whatsApp,
        typeUser,
        typeCargo,
        createdDate: instantOn(dayBefore(today, isSettled ? 1_000 - 80 * t - 20 * i : 2 + t), random.between(0, 500)),
        isAccepted: mailbox !== 'pendente',
        li_aceito: isSettled,
        ...(place && isSettled ? addressIn(place, random) : nowhere),
        comissao_user,
        comissao_user_escrita,
        id_gerente: managed.includes(mailbox) && !isProvider ? userId(`gerente@${domain}`) : null,
        ...(isFirm ? { ...accountingActivity, razao_social: firmNames[slug], cnpj: firms.cnpj() } : noFirm),
      };
    }),
  );
  await insertRows(db, users, rows);
  await insertRows(db, termsAcceptances, rows.filter(({ li_aceito }) => li_aceito).map(acceptanceOf));
}

function acceptanceOf({ id, id_tenant, createdDate }: typeof users.$inferInsert): typeof termsAcceptances.$inferInsert {
  return {
    id: idOf('terms-acceptance', id),
    id_tenant,
    id_user: id,
    version: termsOfUse.version,
    acceptedDate: createdDate,
    address: '127.0.0.1',
    maquina: 'demonstração',
  };
}
