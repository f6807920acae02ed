import { buffer } from 'node:stream/consumers';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import { hasVisibleText } from '@restitui/domain/agreements/display-html.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { OpenContext } from '../../../kernel/context.ts';
import { paperLogo } from '../../../platform/paper-logo.ts';
import { findSealOfAgreement } from '../../evidence/seals.repository.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { findAgreement, findCurrentVersion } from '../agreements.repository.ts';
import { contractPaper } from '../contract-paper.ts';
import { type Opened, withOpenedAgreement } from '../open-agreement.ts';

/** The sealed document where there is one, else the version of now on paper (W-366). */
export async function downloadAgreementPdf(
  context: OpenContext,
  { params: { id }, query: { t } }: Input<typeof clientAgreementsApi.pdf>,
) {
  const find = { t, find: (db: Opened['db'], tenant: Opened['tenant']) => findAgreement(db, tenant, id) };
  const { current, home, name, seal } = await withOpenedAgreement(context, find, async ({ db, tenant, name }) => ({
    name,
    seal: await findSealOfAgreement(db, tenant, id),
    current: required(await findCurrentVersion(db, tenant, id), agreementErrors.agreement_without_text),
    home: required(await findTenant(db, tenant), wireErrors.not_found),
  }));
  requireAccess(hasVisibleText(current.html), agreementErrors.agreement_without_text);

  if (seal?.state === 'selado' && seal.sealed && seal.id_version === current.id) {
    const content = await buffer(context.platform.encryptedFiles.read(seal.sealed.key));
    return asFile(content, `Contrato ${name} assinado.pdf`);
  }
  const logo = await context.platform.brandPicture(home.logos.light);
  const { html, number: version, sha256, createdDate } = current;
  const pdf = await context.platform.papers.run(contractPaper, {
    ...{ html, version, sha256, title: `Contrato · ${name}` },
    tenant: { title: home.title, logo: logo && paperLogo(logo) },
    createdDate: new Date(createdDate),
  });
  return asFile(pdf, `Contrato ${name} v${version}.pdf`);
}

function asFile(content: Buffer, name: string): File {
  return new File([new Uint8Array(content)], name.replace(/[\\/:*?"<>|]/g, ' '), { type: 'application/pdf' });
}
