import { secretRequired } from '@restitui/domain/billing/bank-registrations/bank-form.ts';
import { canEditBank } from '@restitui/domain/billing/bank-registrations/bank-registrations.access.ts';
import type { bankRegistrationsApi } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { bankErrors } from '@restitui/domain/billing/bank-registrations/bank-registrations.errors.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import {
  type BankRow,
  findBankRegistration,
  lockBankRegistration,
  putBankRegistration,
  toBankResponse,
} from '../bank-registrations.repository.ts';
import { bankSeals } from '../bank-seals.service.ts';
import { receivePemFiles } from '../pem-files.upload.ts';
import { inspectPemPair } from '../pem-pair.rules.ts';

/** Saves the registration. The secret, the key and the certificate are kept when they are not sent again. */
export async function saveBankRegistration(
  context: Context<UserActor, OwnTransactions>,
  { receive }: UploadInput<typeof bankRegistrationsApi.save>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const mayEdit = canEditBank(actor);
  const received = await receive({ keepFiles: mayEdit, encrypted: true });
  requireAccess(mayEdit, bankErrors.bank_edit_denied);
  const { cliente_secret, seen, ...fields } = received.body;
  const files = await receivePemFiles(platform, received);
  const seals = bankSeals(platform, tenant);

  return inTenant(tenant, async (db) => {
    await lockBankRegistration(db, tenant);
    const stored = await findBankRegistration(db, tenant);
    if (seen !== undefined && seen !== (stored?.version ?? 0)) throw new AppError(bankErrors.bank_changed);
    if (!stored && cliente_secret === '') {
      throw new AppError(wireErrors.invalid_input, { issues: [{ path: 'cliente_secret', message: secretRequired }] });
    }
    const now = platform.clock.now();
    const pems = {
      chaveKey: files.chaveKey?.pem ?? seals.open(stored?.key_sealed),
      certificado: files.certificado?.pem ?? seals.open(stored?.certificate_sealed),
    };
    const isNew = files.chaveKey !== undefined || files.certificado !== undefined;
    const { validoAte } = isNew ? inspectPemPair(pems, now) : { validoAte: stored?.certificadoValidoAte ?? null };

    const row: BankRow = {
      ...fields,
      id_tenant: tenant,
      secret_sealed: cliente_secret === '' ? (stored?.secret_sealed ?? '') : seals.seal(cliente_secret),
      chaveKey: files.chaveKey?.name ?? stored?.chaveKey ?? null,
      key_sealed: files.chaveKey ? seals.seal(files.chaveKey.pem) : (stored?.key_sealed ?? null),
      certificado: files.certificado?.name ?? stored?.certificado ?? null,
      certificate_sealed: files.certificado ? seals.seal(files.certificado.pem) : (stored?.certificate_sealed ?? null),
      certificadoValidoAte: validoAte,
      updatedDate: now.toISOString(),
      version: (stored?.version ?? 0) + 1,
    };
    await putBankRegistration(db, row);
    const { chaveKey, certificado } = row;
    const secret = cliente_secret === '' ? {} : { cliente_secret: `Segredo ${row.version} (oculto)` };
    const after = { ...fields, ...secret, chaveKey, certificado };
    await recordChanges({ ...context, db }, { entity: 'BANCO', id: tenant }, stored ?? {}, after);
    return { data: toBankResponse(row) };
  });
}
