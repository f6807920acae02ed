import { formatDay, formatInstant } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { boletoStatus, boletoStatusLabels } from '../boletos/boleto-status.ts';
import { clientStatus, clientStatusLabels } from '../clients/client-status.ts';
import { contractType, contractTypeLabels } from '../contracts/contract-type.ts';
import { productStatusLook } from '../products/product-status-look.ts';
import { serviceLabels, serviceType } from '../products/service-type.ts';
import { refundRequestLabels, refundRequestStatus } from '../refund-requests/refund-request-status.ts';
import { cargoLabels, typeCargo, typeUser, typeUserLabels } from '../users/cargo.ts';
import type { Change } from './change-history.api.ts';
import { fieldWords } from './field-words.ts';
import type { RecordedEntity } from './recorded-entity.ts';

/** Nothing stood or stands there. */
export const emptyWords = 'Vazio';

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

/** What a field held, as a person reads it. */
export function valueWords({ entity, field }: Pick<Change, 'entity' | 'field'>, value: unknown): string {
  const [name = ''] = field.split(' ');
  if (value === null || value === undefined || value === '') return emptyWords;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') {
    const isMoney = moneyFields.includes(name) || moneyEntities.includes(entity);
    return isMoney ? formatBRL(value) : value.toLocaleString('pt-BR', { useGrouping: false });
  }
  if (Array.isArray(value)) return value.map((part) => valueWords({ entity, field }, part)).join(', ') || emptyWords;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, part]) => `${fieldWords(key)}: ${valueWords({ entity, field: key }, part)}`)
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
    const type = contractType.safeParse(text).data;
    return type ? contractTypeLabels[type] : text;
  }
  if (['icon', 'light', 'dark'].includes(name)) return pictureWords(text);
  return text;
}

/** A picture by the start of what its address has of its content, so that two can be told apart. */
function pictureWords(address: string): string {
  const [, content] = /-([0-9a-f]{32})\.\w+$/.exec(address) ?? [];
  return content ? `imagem ${content.slice(0, 8)}` : 'imagem padrão';
}

function statusWords(entity: RecordedEntity, text: string): string {
  if (entity === 'PRODUTO') return productStatusLook(text).label;
  const ofBoleto = entity === 'BOLETO' ? boletoStatus.safeParse(text).data : undefined;
  if (ofBoleto) return boletoStatusLabels[ofBoleto];
  const status = entity === 'CLIENTE' ? clientStatus.safeParse(text).data : undefined;
  return status ? clientStatusLabels[status] : text;
}
