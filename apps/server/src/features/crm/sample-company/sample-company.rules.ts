import { foldText } from '@restitui/brazil/fold-text.ts';
import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';

export const sampleName = 'MERCADO EXEMPLO LTDA';
export const sampleState = 'PR';

/** The invented data of the sample company. Its owner has no contact, so that no message can be sent to it. */
export const sampleClient = {
  ...{ cnpjcpf: sampleClientId, razao_social: sampleName, razao_social_busca: foldText(sampleName) },
  ...{ nome_fantasia: 'Mercado Exemplo', status: 'ATIVO' as const, estado: sampleState, municipio: 'Curitiba' },
  ...{ cnae_principal: '4711302', atividadePrincipal: 'Comércio varejista de mercadorias em geral (exemplo)' },
  ...{ nomeContador: '', contatoContador: '', emailContador: '', banco: '', agencia: '', conta: '' },
  ...{ cep: '', logradouro: '', numero: '', bairro: '', complemento: '', comissaoTenant: 0 },
} as const;

export const sampleOwner = {
  ...{ nomeProprietario: 'Pessoa de exemplo', cpfProprietario: '', emailProprietario: '', contatoProprietario: '' },
} as const;
