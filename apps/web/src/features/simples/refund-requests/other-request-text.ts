import { refundRequestLabels } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RequestElsewhere } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { formatDate } from '../../../lib/formats.ts';

/** Formats a request under another assessment, such as `Deferido em Apuração 1 (20/11/2026, 1.234/2026)`. */
export function formatOtherRequest({ apuracao, situacao, data, protocolo }: RequestElsewhere): string {
  const details = [data && formatDate(data), protocolo].filter(Boolean).join(', ');
  return `${refundRequestLabels[situacao]} em ${apuracao}${details && ` (${details})`}`;
}
