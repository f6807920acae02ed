import { buffer } from 'node:stream/consumers';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { hasVisibleText } from '@restitui/domain/agreements/documents/display-html.ts';
import {
  signingStateLabels,
  signingStateNotices,
  signingStateOf,
} from '@restitui/domain/agreements/signing/signing-state.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { LinkActor, SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { findSealOfAgreement } from '../../evidence/seals.repository.ts';
import { agreementPdfSeconds, agreementPdfWork } from '../agreement-pdf-work.service.ts';
import { findAgreement, findCurrentVersion } from '../agreements.repository.ts';
import { letterheadOf } from '../letterhead.wire.ts';
import { type OpenedAgreement, withOpenedAgreement } from '../open-agreement.service.ts';

/** Returns the sealed PDF, or one of the current version when there is no seal (W-366). */
export async function downloadAgreementPdf(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { params: { id }, query: { t } }: Input<typeof clientAgreementsApi.pdf>,
) {
  const find = {
    t,
    find: (db: OpenedAgreement['db'], tenant: OpenedAgreement['tenant']) => findAgreement(db, tenant, id),
  };
  const { agreement, current, home, name, seal } = await withOpenedAgreement(context, find, async (opened) => {
    const { db, tenant, name, agreement } = opened;
    return {
      agreement,
      name,
      seal: await findSealOfAgreement(db, tenant, id),
      current: required(await findCurrentVersion(db, tenant, id), agreementErrors.agreement_without_text),
      home: required(await findTenant(db, tenant), wireErrors.not_found),
    };
  });
  requireAccess(hasVisibleText(current.html), agreementErrors.agreement_without_text);

  if (seal?.state === 'selado' && seal.sealed && seal.id_version === current.id) {
    const content = await buffer(context.platform.encryptedFiles.read(seal.sealed.key));
    return asFile(content, `Contrato ${name} assinado.pdf`);
  }
  const logo = await context.platform.brandPicture(home.logos.light);
  const { html, number: version, sha256, createdDate, missing } = current;
  const today = dayInBrazil(context.platform.clock.now());
  const state = signingStateOf({ ...agreement, missing }, today);
  const pdf = await context.platform.pdfWorker.run(
    agreementPdfWork,
    {
      ...{ html, version, sha256, title: `Contrato · ${name}` },
      ...{ state: signingStateLabels[state], notice: signingStateNotices[state] },
      tenant: letterheadOf(home, logo),
      createdDate: new Date(createdDate),
    },
    { tenant: home.id, seconds: agreementPdfSeconds },
  );
  return asFile(pdf, `Contrato ${name} v${version}.pdf`);
}

function asFile(content: Buffer, name: string): File {
  return new File([new Uint8Array(content)], name.replace(/[\\/:*?"<>|]/g, ' '), { type: 'application/pdf' });
}
