import { formatDay, formatInstant } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { cargoLabels, typeCargo, typeUser, typeUserLabels } from '../../accounts/users/cargo.ts';
import { templateType, templateTypeLabels } from '../../agreements/templates/template-type.ts';
import { boletoStatus, boletoStatusLabels } from '../../billing/boletos/boleto-status.ts';
import { clientStatus, clientStatusLabels } from '../../crm/clients/client-status.ts';
import { productStatusStyle } from '../../recovery/products/product-status-style.ts';
import { serviceLabels, serviceType } from '../../recovery/products/service-type.ts';
import { refundRequestLabels, refundRequestStatus } from '../../simples/refund-requests/refund-request-status.ts';
import type { Change } from './change-history.api.ts';
import { fieldLabel } from './field-labels.ts';
import type { RecordedEntity } from './recorded-entity.ts';

/** Label of an empty value. */
export const emptyValueText = 'Vazio';

const moneyFields = [
  'total_a_restituir',
  'creditOrigin',
  'compensacao',
  'comissao',
  'selic',
  'totalUsed',
  'valorNominal',
];
const moneyEntities: RecordedEntity[] = ['RESUMO', 'VERBAS', 'MES_DE_DEBITO', 'REPASSE'];

/** Formats a field's value for display. */
export function changedValueText({ entity, field }: Pick<Change, 'entity' | 'field'>, value: unknown): string {
  const [name = ''] = field.split(' ');
  if (value === null || value === undefined || value === '') return emptyValueText;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') {
    const isMoney = moneyFields.includes(name) || moneyEntities.includes(entity);
    return isMoney ? formatBRL(value) : value.toLocaleString('pt-BR', { useGrouping: false });
  }
  if (Array.isArray(value))
    return value.map((part) => changedValueText({ entity, field }, part)).join(', ') || emptyValueText;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, part]) => `${fieldLabel(key)}: ${changedValueText({ entity, field: key }, part)}`)
      .join(', ');
  }
  return textWords(entity, name, String(value));
}

function textWords(entity: RecordedEntity, name: string, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(text)) return formatInstant(text);
  if (name === 'status') return statusWords(entity, text);
  if (name === 'pedido_situacao') return refundRequestLabels[refundRequestStatus.safeParse(text).data ?? 'A_PEDIR'];
  if (name === 'typeCargo') return cargoLabels[typeCargo.safeParse(text).data ?? 'USUARIO'];
  if (name === 'typeUser') return typeUserLabels[typeUser.safeParse(text).data ?? 'USUARIO'];
  if (name === 'typeServico' || name === 'contracts') {
    const service = serviceType.safeParse(text).data;
    return service ? serviceLabels[service] : text;
  }
  if (name === 'typeContrato') {
    const type = templateType.safeParse(text).data;
    return type ? templateTypeLabels[type] : text;
  }
  if (['icon', 'light', 'dark'].includes(name)) return pictureText(text);
  return text;
}

/** Identifies a picture by the start of the content hash in its URL, so that two pictures can be told apart. */
function pictureText(address: string): string {
  const [, content] = /-([0-9a-f]{32})\.\w+$/.exec(address) ?? [];
  return content ? `imagem ${content.slice(0, 8)}` : 'imagem padrão';
}

function statusWords(entity: RecordedEntity, text: string): string {
  if (entity === 'PRODUTO') return productStatusStyle(text).label;
  const ofBoleto = entity === 'BOLETO' ? boletoStatus.safeParse(text).data : undefined;
  if (ofBoleto) return boletoStatusLabels[ofBoleto];
  const status = entity === 'CLIENTE' ? clientStatus.safeParse(text).data : undefined;
  return status ? clientStatusLabels[status] : text;
}
