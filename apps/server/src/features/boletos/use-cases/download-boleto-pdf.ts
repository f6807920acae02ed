import { canReadBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { threadWork } from '../../../platform/work-thread.ts';
import { asked } from '../bank-answers.ts';
import { bankedAt, requireBoleto } from '../bank-session.ts';
import type { boletoPdf } from '../boleto-pdf.ts';

const boletoPaper = threadWork<typeof boletoPdf>(new URL('../boleto-pdf.ts', import.meta.url), 'boletoPdf');

/** The bank's own paper, or ours of a boleto that is worth nothing. */
export async function downloadBoletoPdf(session: StaffSession, { params: { id } }: Input<typeof boletosApi.pdf>) {
  const boleto = await requireBoleto(session, id);
  requireAccess(canReadBoletos(session.actor), boletoErrors.boletos_denied);
  const codigoBarras = required(boleto.codigoBarras, boletoErrors.boleto_processing);
  const linhaDigitavel = required(boleto.linhaDigitavel, boletoErrors.boleto_processing);

  const ofBank = boleto.banco === 'LOCAL' ? null : await bankPdf(session, boleto);
  const pdf = ofBank ?? (await session.platform.papers.run(boletoPaper, { ...boleto, codigoBarras, linhaDigitavel }));
  const name = `Boleto ${boleto.seuNumero}.pdf`.replace(/[\\/:*?"<>|]/g, '-');
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
}

async function bankPdf(session: StaffSession, boleto: Awaited<ReturnType<typeof requireBoleto>>) {
  const { account, codigo } = await bankedAt(session, boleto);
  return asked(() => session.platform.boletos.pdf(account, codigo));
}
