import { permissionCatalogue, unusedPermissionKeys } from '../../accounts/permissions/permission-catalogue.ts';
import { messageEvent, messageEventLabels } from '../../operations/messages/message-event.ts';
import { payrollItemTypes } from '../../recovery/payroll-items/payroll-item-catalogue.ts';
import { keysOf } from '../../wire/record-keys.ts';
import type { RecordedEntity } from './recorded-entity.ts';
import { type FieldFormat, recordedFieldLabels } from './recorded-field-labels.ts';

export interface RecordedField {
  label: string;
  format: FieldFormat;
}

/** A field as it is recorded; the name may be followed by a month or an actor: `total_a_restituir 05/2025`. */
export interface RecordedFieldName {
  entity: RecordedEntity;
  field: string;
}

const fields = new Map<string, RecordedField>([
  ...keysOf(recordedFieldLabels).flatMap((format) =>
    Object.entries(recordedFieldLabels[format]).map(([field, label]): [string, RecordedField] => [
      field,
      { label, format },
    ]),
  ),
  ...unusedPermissionKeys.map((key): [string, RecordedField] => [
    key,
    { label: 'Permissão sem efeito', format: 'flag' },
  ]),
  ...permissionCatalogue.map(({ key, label }): [string, RecordedField] => [key, { label, format: 'flag' }]),
]);

const payrollItems = new Map<string, RecordedField>(
  payrollItemTypes.map(({ verba }) => [verba, { label: verba, format: 'money' }]),
);

/** The channels of reminders; elsewhere 'email' is an address. */
const reminderChannels = new Map<string, RecordedField>([
  ['email', { label: 'Por e-mail', format: 'flag' }],
  ['whatsapp', { label: 'Por WhatsApp', format: 'flag' }],
]);

/** Who is told about each event, in words, and the hours without messages. */
const notifications = new Map<string, RecordedField>([
  ...messageEvent.options.map((event): [string, RecordedField] => [
    event,
    { label: messageEventLabels[event], format: 'text' },
  ]),
  ['silencioDe', { label: 'Silêncio a partir de (hora)', format: 'number' }],
  ['silencioAte', { label: 'Silêncio até (hora)', format: 'number' }],
]);

/** Fields of one entity, before those of all. */
const fieldsOfEntity: Partial<Record<RecordedEntity, ReadonlyMap<string, RecordedField>>> = {
  VERBAS: payrollItems,
  LEMBRETES: reminderChannels,
  AVISOS: notifications,
};

/** Returns label and format of a recorded field; undefined when no recorded entity has it. */
export function recordedField({ entity, field }: RecordedFieldName): RecordedField | undefined {
  const [name = ''] = field.split(' ');
  return fieldsOfEntity[entity]?.get(field) ?? fields.get(name);
}
