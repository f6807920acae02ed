import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { newCnpj, newCpf, newEmail, testPassword } from '../../../../test/harness.ts';
import type { Probes } from '../../../../test/probes.ts';

export const usersProbes: Probes<typeof usersApi> = {
  listForAdmin: {},
  listOfTenant: { request: ({ id_tenant }) => ({ params: { tenantId: id_tenant } }) },
  listManaged: { namesNoTenant: true, homeCaller: 'manager' },
  createPartner: {
    request: () => ({
      body: {
        name: 'Pessoa Nova',
        cpf: newCpf(),
        email: newEmail(),
        whatsApp: '62999990000',
        password: testPassword,
        typeCargo: 'PARCEIRO',
      },
    }),
    namesNoTenant: true,
  },
  createAccountingFirm: {
    request: () => ({
      body: {
        name: 'Pessoa Nova',
        cpf: newCpf(),
        email: newEmail(),
        whatsApp: '62999990000',
        password: testPassword,
        cnpj: newCnpj(),
        razao_social: 'Contabilidade Nova Ltda',
        comissao_user: 10,
        logradouro: 'Avenida Paulista',
        bairro: 'Bela Vista',
        numero: '1',
        municipio: 'São Paulo',
        estado: 'SP',
      },
    }),
    namesNoTenant: true,
  },
  createForAdmin: {
    request: () => ({
      body: {
        name: 'Pessoa Nova',
        cpf: newCpf(),
        email: newEmail(),
        whatsApp: '62999990000',
        password: testPassword,
        typeUser: 'USUARIO',
        typeCargo: 'CEO',
      },
    }),
    namesNoTenant: true,
  },
  accept: { request: ({ userId }) => ({ params: { userId } }) },
  acceptMany: { request: ({ pendingId }) => ({ body: { ids: [pendingId] } }) },
  refuse: { request: ({ refusedId }) => ({ params: { id: refusedId }, body: { motivo: 'Cadastro repetido' } }) },
  suspend: { request: ({ pendingId }) => ({ params: { id: pendingId } }) },
  reactivate: { request: ({ pendingId }) => ({ params: { id: pendingId } }) },
  readDuties: { request: ({ userId }) => ({ params: { id: userId } }) },
  transferClients: {
    request: ({ userId, receiverId }) => ({ params: { id: userId }, body: { para: receiverId } }),
  },
  changeCargo: { request: ({ userId }) => ({ body: { id: userId, typeCargo: 'CEO' } }) },
  updateOwn: {
    request: () => ({
      body: { name: 'Pessoa Nova', email: newEmail(), whatsApp: '62999990000', senha_atual: testPassword },
    }),
    changesCaller: true,
  },
  changeCommission: { request: ({ userId }) => ({ body: { id: userId, comissao_user: 10 } }) },
  edit: { request: ({ userId }) => ({ params: { id: userId }, body: {} }) },
  remove: { request: ({ spareId }) => ({ params: { id: spareId } }) },
  removeMany: { request: ({ otherSpareId }) => ({ body: { ids: [otherSpareId] } }) },
  read: { request: ({ userId }) => ({ params: { id: userId } }) },
  endSessions: { request: ({ userId }) => ({ params: { id: userId } }) },
  acceptTerms: { request: () => ({ body: { li_aceito: true } }), namesNoTenant: true },
  saveAddress: { request: ({ userId }) => ({ params: { userId }, body: { cep: '01310100' } }), ownRecordOnly: true },
};
