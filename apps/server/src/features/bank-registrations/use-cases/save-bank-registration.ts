import { secretRequired } from '@restitui/domain/bank-registrations/bank-form.ts';
import { canEditBank } from '@restitui/domain/bank-registrations/bank-registrations.access.ts';
import type { bankRegistrationsApi } from '@restitui/domain/bank-registrations/bank-registrations.api.ts';
import { bankErrors } from '@restitui/domain/bank-registrations/bank-registrations.errors.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession, UploadInput } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import {
  type BankRow,
  bankOnWire,
  findBankRegistration,
  lockBankRegistration,
  putBankRegistration,
} from '../bank-registrations.repository.ts';
import { bankSeals } from '../bank-seals.ts';
import { inspectPemPair } from '../pem-pair.ts';
import { receivePemFiles } from '../receive-pem-files.ts';

/** What is not sent again stays: the secret, the key and the certificate. */
export async function saveBankRegistration(
  session: StaffSession,
  { receive }: UploadInput<typeof bankRegistrationsApi.save>,
) {
  const { actor, tenant, platform, inTenant } = session;
  const mayEdit = canEditBank(actor);
  const received = await receive({ keepFiles: mayEdit, encrypted: true });
  requireAccess(mayEdit, bankErrors.bank_edit_denied);
  const { cliente_secret, seen, ...fields } = received.body;
  const files = await receivePemFiles(platform, received);
  const seals = bankSeals(platform, tenant);

  return inTenant(tenant, async (db) => {
    await lockBankRegistration(db, tenant);
    const stood = await findBankRegistration(db, tenant);
    if (seen !== undefined && seen !== (stood?.version ?? 0)) throw new AppError(bankErrors.bank_changed);
    if (!stood && cliente_secret === '') {
      throw new AppError(wireErrors.invalid_input, { issues: [{ path: 'cliente_secret', message: secretRequired }] });
    }
    const now = platform.clock.now();
    const pems = {
      chaveKey: files.chaveKey?.pem ?? seals.open(stood?.key_sealed),
      certificado: files.certificado?.pem ?? seals.open(stood?.certificate_sealed),
    };
    const isNew = files.chaveKey !== undefined || files.certificado !== undefined;
    const { validoAte } = isNew ? inspectPemPair(pems, now) : { validoAte: stood?.certificadoValidoAte ?? null };

    const row: BankRow = {
      ...fields,
      id_tenant: tenant,
      secret_sealed: cliente_secret === '' ? (stood?.secret_sealed ?? '') : seals.seal(cliente_secret),
      chaveKey: files.chaveKey?.name ?? stood?.chaveKey ?? null,
      key_sealed: files.chaveKey ? seals.seal(files.chaveKey.pem) : (stood?.key_sealed ?? null),
      certificado: files.certificado?.name ?? stood?.certificado ?? null,
      certificate_sealed: files.certificado ? seals.seal(files.certificado.pem) : (stood?.certificate_sealed ?? null),
      certificadoValidoAte: validoAte,
      updatedDate: now.toISOString(),
      version: (stood?.version ?? 0) + 1,
    };
    await putBankRegistration(db, row);
    const { chaveKey, certificado } = row;
    const secret = cliente_secret === '' ? {} : { cliente_secret: `Segredo ${row.version} (oculto)` };
    const after = { ...fields, ...secret, chaveKey, certificado };
    await recordChanges({ ...session, db }, { entity: 'BANCO', id: tenant }, stood ?? {}, after);
    return { data: bankOnWire(row) };
  });
}
