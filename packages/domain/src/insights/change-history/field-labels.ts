import type { RecordedEntity } from './recorded-entity.ts';
import { type RecordedFieldName, recordedField } from './recorded-field.ts';

export const entityLabels: Record<RecordedEntity, string> = {
  CLIENTE: 'Cliente',
  PRODUTO: 'Produto',
  APURACAO: 'Apuração',
  RESUMO: 'Resumo',
  CREDITO: 'Crédito',
  VERBAS: 'Verbas',
  MES_DE_DEBITO: 'Mês de débito',
  CREDITO_DE_ICMS: 'Crédito de ICMS',
  COMPENSACAO: 'Compensação',
  ANEXO: 'Anexo',
  OBSERVACAO: 'Observação',
  ETIQUETA: 'Etiqueta',
  DOCUMENTO: 'Documento',
  LINK: 'Link do contrato',
  LEMBRETES: 'Lembretes de assinatura',
  AVISOS: 'Quem é avisado',
  ANALISE: 'Análise',
  DECISAO: 'Decisão de classificação',
  CONTRATO: 'Contrato',
  MODELO_DE_CONTRATO: 'Modelo de contrato',
  LEAD: 'Contato',
  USUARIO: 'Usuário',
  PERMISSOES: 'Permissões',
  EMPRESA: 'Empresa',
  BANCO: 'Registro bancário',
  BOLETO: 'Boleto',
  REPASSE: 'Repasse de honorários',
  DEVOLUCAO: 'Devolução de honorários',
};

/** Returns the label of a recorded field, keeping a suffix such as a month. */
export function fieldLabel(of: RecordedFieldName): string {
  const known = recordedField(of);
  if (!known) return of.field;
  return of.entity === 'VERBAS' ? known.label : [known.label, ...of.field.split(' ').slice(1)].join(' ');
}
