import { z } from 'zod';
import { accountantEdit, clientAddressEdit, clientTermsEdit } from '../../crm/clients/client-edit.ts';
import type { PlaceholderKey } from '../templates/placeholder-catalogue.ts';

const { banco, agencia, conta } = clientTermsEdit.shape;

/** The data that a party enters for its own contract. */
export const missingDataForm = z
  .object({ ...clientAddressEdit.shape, banco, agencia, conta, ...accountantEdit.shape })
  .partial();
export type MissingData = z.output<typeof missingDataForm>;
export type MissingDataField = keyof MissingData;

export const missingDataLabels: Record<MissingDataField, string> = {
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  municipio: 'Município',
  estado: 'UF',
  banco: 'Banco',
  agencia: 'Agência',
  conta: 'Conta',
  nomeContador: 'Nome do contador',
  emailContador: 'E-mail do contador',
  contatoContador: 'WhatsApp do contador',
};

const wholeAddress: MissingDataField[] = ['cep', 'logradouro', 'numero', 'bairro', 'municipio', 'estado'];

/** The fields from which a placeholder is filled, where its party can enter them. */
const fieldsOf: Partial<Record<PlaceholderKey, MissingDataField[]>> = {
  'cliente.endereco_completo': wholeAddress,
  'cliente.logradouro': ['logradouro'],
  'cliente.numero': ['numero'],
  'cliente.bairro': ['bairro'],
  'cliente.municipio': ['municipio'],
  'cliente.estado': ['estado'],
  'cliente.cep': ['cep'],
  'cliente.banco': ['banco'],
  'cliente.agencia': ['agencia'],
  'cliente.conta': ['conta'],
  'contador.nome': ['nomeContador'],
  'contador.email': ['emailContador'],
  'contador.telefone': ['contatoContador'],
  'parceiro.endereco_completo': wholeAddress,
  'parceiro.municipio': ['municipio'],
  'parceiro.estado': ['estado'],
};

const byKey: Readonly<Record<string, MissingDataField[] | undefined>> = fieldsOf;

interface Missing {
  key: string;
  label: string;
}

/** Returns the fields that the party can complete, in the order of the form. */
export function fieldsOfParty(missing: readonly Missing[]): MissingDataField[] {
  const wanted = new Set(missing.flatMap(({ key }) => byKey[key] ?? []));
  return missingDataForm.keyof().options.filter((field) => wanted.has(field));
}

/** Returns the data that the consultancy has to complete: its own, the commission, and the party's registration. */
export function missingAtConsultancy<T extends Missing>(missing: readonly T[]): T[] {
  return missing.filter(({ key }) => byKey[key] === undefined);
}
