import { formatCep } from '@restitui/brazil/cep.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { formatYesNo } from '@restitui/brazil/yes-no.ts';
import type { ClientEditField } from './client-edit.ts';
import { clientStatusLabels } from './client-status.ts';

type Value = string | number | boolean | null;

const statusLabels: Readonly<Record<string, string | undefined>> = clientStatusLabels;

const formats: Partial<Record<ClientEditField, (value: Value) => string>> = {
  status: (value) => statusLabels[String(value)] ?? String(value),
  procuracaoHabilitada: formatYesNo,
  procuracaoHabilitadaEm: (value) => formatDay(String(value)),
  procuracaoValidaAte: (value) => formatDay(String(value)),
  contatoProprietario: (value) => formatPhone(String(value)),
  contatoContador: (value) => formatPhone(String(value)),
  cep: (value) => formatCep(String(value)),
  comissaoTenant: (value) => formatPercent(Number(value)),
};

/** Formats a percentage with decimals (`12,5%`): old values have them, though new ones are whole numbers (C-35). */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
}

/** Returns the displayed value of a client field; 'vazio' when it is empty. */
export function formatClientValue(field: ClientEditField, value: Value): string {
  if (value === null || value === '') return 'vazio';
  return formats[field]?.(value) ?? String(value);
}
