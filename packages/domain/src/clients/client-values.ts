import { formatCep } from '@restitui/brazil/cep.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { formatYesNo } from '@restitui/brazil/yes-no.ts';
import type { ClientEditField } from './client-edit.ts';
import { type ClientStatus, clientStatusLabels } from './client-status.ts';

type Value = string | number | boolean | null;

const formats: Partial<Record<ClientEditField, (value: Value) => string>> = {
  status: (value) => clientStatusLabels[value as ClientStatus] ?? String(value),
  procuracaoHabilitada: formatYesNo,
  procuracaoHabilitadaEm: (value) => formatDay(String(value)),
  procuracaoValidaAte: (value) => formatDay(String(value)),
  contatoProprietario: (value) => formatPhone(String(value)),
  contatoContador: (value) => formatPhone(String(value)),
  cep: (value) => formatCep(String(value)),
  comissaoTenant: (value) => formatPercent(Number(value)),
};

/** `12,5%`: read and shown with decimals, though a new one is a whole number (C-35). */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
}

/** A field of a client as people read it; 'vazio' when there is nothing. */
export function shownClientValue(field: ClientEditField, value: Value): string {
  if (value === null || value === '') return 'vazio';
  return formats[field]?.(value) ?? String(value);
}
