import { formatDay, formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { Change } from './change-history.api.ts';
import { choiceText } from './choice-text.ts';
import { fieldLabel } from './field-labels.ts';
import { recordedField } from './recorded-field.ts';

/** Label of an empty value. */
export const emptyValueText = 'Vazio';

type Field = Pick<Change, 'entity' | 'field'>;

/** Formats a field's value for display. */
export function changedValueText(of: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return emptyValueText;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return numberText(of, value);
  if (Array.isArray(value)) return value.map((part) => changedValueText(of, part)).join(', ') || emptyValueText;
  if (typeof value !== 'object') return text(of, String(value));
  if ('verba' in value && 'value' in value) {
    return `${value.verba}: ${changedValueText({ ...of, field: 'value' }, value.value)}`;
  }
  return Object.entries(value)
    .map(([field, part]) => ({ of: { ...of, field }, part }))
    .map(({ of: inner, part }) => `${fieldLabel(inner)}: ${changedValueText(inner, part)}`)
    .join(', ');
}

function numberText(of: Field, value: number): string {
  const format = recordedField(of)?.format;
  if (format === 'money') return formatBRL(value);
  const digits = value.toLocaleString('pt-BR', { useGrouping: false });
  return format === 'percent' ? `${digits}%` : digits;
}

function text(of: Field, value: string): string {
  const [name = ''] = of.field.split(' ');
  const format = recordedField(of)?.format;
  if (format === 'choice') return choiceText(of.entity, name, value);
  if (format === 'name') return displayName(value);
  if (format === 'picture') return pictureText(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(value)) return formatInstant(value);
  return value;
}

/** Identifies a picture by the start of the content hash in its URL, so that two pictures can be told apart. */
function pictureText(address: string): string {
  const [, content] = /-([0-9a-f]{32})\.\w+$/.exec(address) ?? [];
  return content ? `imagem ${content.slice(0, 8)}` : 'imagem padrão';
}
