import { users } from '../../features/users/users.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { Documents, phoneIn } from './documents.ts';
import { insertRows } from './insert-rows.ts';
import { mainOwnerCpf } from './main-client.data.ts';
import { idOf, Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { commissions, consultancyAccounts, providerAccounts, staffNames } from './users.data.ts';

const emails = demoTenants.flatMap(({ domain, isProvider }) =>
  (isProvider ? providerAccounts : consultancyAccounts).map(({ mailbox }) => `${mailbox}@${domain}`),
);

/** The id of a demonstration account. */
export function userId(email: string): string {
  if (!emails.includes(email)) throw new Error(`${email} is no demonstration account.`);
  return idOf('user', email);
}

export const analystEmail = 'analista@restitui.test';
export const analystName = staffNames.restitui?.[2] ?? '';

export async function fillUsers({ db, today, staffPasswordHash }: Demo): Promise<void> {
  const documents = new Documents(new Seeded('users'), [mainOwnerCpf]);
  const rows = demoTenants.flatMap(({ id, slug, domain, ddd, isProvider }, t) =>
    (isProvider ? providerAccounts : consultancyAccounts).map(({ mailbox, typeCargo, typeUser }, i) => {
      const random = new Seeded('user', id, mailbox);
      const [comissao_user, comissao_user_escrita] = commissions[mailbox] ?? [0, '0'];
      const whatsApp = phoneIn(ddd, random);
      const isSettled = mailbox !== 'pendente' && mailbox !== 'novo';
      return {
        id: userId(`${mailbox}@${domain}`),
        id_tenant: id,
        name: staffNames[slug]?.[i] ?? mailbox,
        cpf: documents.cpf(),
        email: `${mailbox}@${domain}`,
        password_hash: staffPasswordHash,
        whatsApp,
        tel: whatsApp,
        typeUser,
        typeCargo,
        createdDate: instantOn(dayBefore(today, isSettled ? 1_000 - 80 * t - 20 * i : 2 + t), random.between(0, 500)),
        isAccepted: mailbox !== 'pendente',
        li_aceito: isSettled,
        cep: isSettled ? `${random.between(10, 89)}${random.digits(3)}000` : null,
        comissao_user,
        comissao_user_escrita,
      };
    }),
  );
  await insertRows(db, users, rows);
}
