import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import { canReviewIdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { canInviteUser } from '@restitui/domain/accounts/invitations/invitations.access.ts';
import { networkBelow, registrarOf } from '@restitui/domain/accounts/partnerships/partner-network.ts';
import { stagesOf } from '@restitui/domain/accounts/partnerships/partnership-stages.ts';
import {
  canDecideCommission,
  canReadPartnership,
  isPartner,
} from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import type { partnershipsApi } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { partnershipErrors } from '@restitui/domain/accounts/partnerships/partnerships.errors.ts';
import { situationOf } from '@restitui/domain/accounts/users/user-situation.ts';
import { canActivateUser, canSuspendUser } from '@restitui/domain/accounts/users/users.access.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { canLinkUserAgreement, canReadUserAgreement } from '@restitui/domain/agreements/documents/agreements.access.ts';
import { signsForTenant } from '@restitui/domain/agreements/signing/signing.access.ts';
import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findActiveAgreement } from '../../../agreements/documents/agreements.repository.ts';
import { findLatestIdentityCheck, type IdentityCheckRow } from '../../identity-checks/identity-checks.repository.ts';
import { findUser, listUserNames, type UserRow } from '../../users/users.repository.ts';
import { type CommissionRequestRow, findCommissionRequest } from '../commission-requests.repository.ts';
import { countClientsOf, findLastSet, listNetwork, sumCommission } from '../partnerships.repository.ts';

export async function readPartnership(context: Context, { params: { id } }: Input<typeof partnershipsApi.read>) {
  const { db, actor, tenant, platform } = context;
  const user = required(await findUser(db, tenant, id), userErrors.user_not_found);
  if (!isPartner(user)) throw new AppError(partnershipErrors.partnership_not_found);
  requireAccess(canReadPartnership(actor, user), partnershipErrors.partnership_denied);

  const request = await findCommissionRequest(db, tenant, id);
  const now = platform.clock.now();
  const people = (await listNetwork(db, tenant)).map((person) => ({ ...person, situacao: situationOf(person, now) }));
  const above = registrarOf(user, new Set(people.map((person) => person.id)));
  const registrar = people.find((person) => person.id === above);
  return {
    data: {
      ...{ id, id_tenant: tenant, name: user.name, email: user.email, cnpj: user.cnpj },
      ...{ typeCargo: user.typeCargo, comissao_user: user.comissao_user },
      request: request ? await toRequest(context, request) : null,
      stages: await readStages(context, user, request),
      registrar: registrar ? { id: registrar.id, name: registrar.name, typeCargo: registrar.typeCargo } : null,
      network: networkBelow(people, id),
    },
  };
}

async function toRequest({ db, tenant }: Context, { id_registrar, ...request }: CommissionRequestRow) {
  const names = await listUserNames(db, tenant, [id_registrar]);
  return { ...request, registrar: names.get(id_registrar) ?? '' };
}

async function readStages(context: Context, user: UserRow, request: CommissionRequestRow | undefined) {
  const { db, actor, tenant, platform } = context;
  const { id } = user;
  const check = await findLatestIdentityCheck(db, tenant, { id_user: id });
  const isSelf = actor.id === id;
  const seesAmounts = isSelf || canReadFees(actor);
  return stagesOf(
    {
      situacao: situationOf(user, platform.clock.now()),
      createdDate: user.createdDate,
      invitedUntil: user.inviteExpiresAt && formatDay(dayInBrazil(new Date(user.inviteExpiresAt))),
      activatedAt: await findLastSet(db, tenant, { entity: 'USUARIO', id, field: 'isAccepted' }),
      hasAcceptedTerms: user.li_aceito,
      hasAddress: user.cep !== null || user.typeCargo === 'CONTABILIDADE',
      identity: identityOf(check),
      agreement: await readAgreement(context, id),
      isCommissionPending: request?.decisao === null,
      clients: await countClientsOf(db, tenant, id),
      commission: seesAmounts ? await sumCommission(db, tenant, id) : null,
      formatMoney: (cents) => formatBRL(reaisOf(cents)),
    },
    {
      isSelf,
      invite: canInviteUser(actor, user),
      activate: canActivateUser(actor, user),
      suspend: canSuspendUser(actor, user),
      reviewIdentity: check !== undefined && canReviewIdentityCheck(actor, check),
      linkAgreement: canLinkUserAgreement(actor, user),
      readAgreement: canReadUserAgreement(actor, user),
      decideCommission: canDecideCommission(actor, user),
      signForTenant: signsForTenant(actor),
      readFees: seesAmounts,
    },
  );
}

function identityOf(check: IdentityCheckRow | undefined) {
  if (!check || check.assinatura === null) return { state: 'NENHUMA', date: null, reason: null } as const;
  const { decision, decidedAt, createData, reason } = check;
  if (decision === 'none') return { state: 'EM_CONFERENCIA', date: createData, reason: null } as const;
  return { state: decision === 'denied' ? 'NEGADA' : 'VERIFICADA', date: decidedAt, reason } as const;
}

async function readAgreement({ db, tenant }: Context, id_user: string) {
  const found = await findActiveAgreement(db, tenant, { id_user });
  if (!found) return null;
  return {
    createdDate: found.current.createdDate,
    isSigned: found.isAssinado,
    signedAt: found.isAssinado
      ? await findLastSet(db, tenant, { entity: 'CONTRATO', id: found.id, field: 'isAssinado' })
      : null,
    hasEnded: found.ending !== null,
    acts: found.acts,
    missing: found.current.missing.map(({ label }) => label),
  };
}
