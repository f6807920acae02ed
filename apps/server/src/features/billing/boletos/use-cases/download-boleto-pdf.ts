import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { threadWork } from '../../../../platform/work-thread.ts';
import { toChargedFee } from '../../fees/charged-fee.wire.ts';
import { listFeesOfBoleto } from '../../fees/charged-fees.repository.ts';
import { requireBankedBoleto, requireBoleto } from '../bank-context.service.ts';
import { callBank } from '../bank-errors.service.ts';
import type { boletoPdf, PrintedBoleto } from '../boleto.pdf.ts';

const boletoPdfWork = threadWork<typeof boletoPdf>(new URL('../boleto.pdf.ts', import.meta.url), 'boletoPdf');

/** Returns the bank's PDF, or our own for a demonstration boleto. */
export async function downloadBoletoPdf(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof boletosApi.pdf>,
) {
  const boleto = await requireBoleto(context, id);
  requireAccess(canReadBoletos(context.actor), boletoErrors.boletos_denied);
  const codigoBarras = required(boleto.codigoBarras, boletoErrors.boleto_processing);
  const linhaDigitavel = required(boleto.linhaDigitavel, boletoErrors.boleto_processing);

  const ofBank = boleto.banco === 'LOCAL' ? null : await bankPdf(context, boleto);
  const pdf = ofBank ?? (await localPdf(context, { ...boleto, codigoBarras, linhaDigitavel }));
  const name = exportFileName({
    ...{ company: boleto.nome, cnpj: boleto.cpfCnpj, kind: `boleto ${boleto.seuNumero}` },
    ...{ date: boleto.dataVencimento, extension: 'pdf' },
  });
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
}

async function localPdf(
  { platform, tenant, inTenant }: Context<UserActor, OwnTransactions>,
  boleto: Omit<PrintedBoleto, 'honorarios'>,
) {
  const charged = await inTenant(tenant, (db) => listFeesOfBoleto(db, tenant, boleto.id));
  return platform.pdfWorker.run(boletoPdfWork, { ...boleto, honorarios: charged.map(toChargedFee) }, { tenant });
}

async function bankPdf(
  context: Context<UserActor, OwnTransactions>,
  boleto: Awaited<ReturnType<typeof requireBoleto>>,
) {
  const { account, codigo } = await requireBankedBoleto(context, boleto);
  return callBank(() => context.platform.boletos.pdf(account, codigo));
}
