import { randomUUID } from 'node:crypto';
import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { clients, owners } from '../src/features/crm/clients/clients.table.ts';
import { assessments } from '../src/features/recovery/assessments/assessments.table.ts';
import { products } from '../src/features/recovery/products/products.table.ts';
import { newCnpj, newCpf, type TestServer } from './harness.ts';

type NewClient = Partial<typeof clients.$inferInsert> & { id_tenant: TenantId };

/** Adds a client, with a new owner unless one is given; returns its number. */
export async function addClient({ inTenant, clock }: TestServer, values: NewClient): Promise<string> {
  const cnpjcpf = values.cnpjcpf ?? newCnpj();
  const id_owner = values.id_owner ?? randomUUID();
  const razao_social = values.razao_social ?? `Cliente ${cnpjcpf} Ltda`;
  await inTenant(values.id_tenant, async (db) => {
    if (!values.id_owner) {
      await db.insert(owners).values({
        id: id_owner,
        id_tenant: values.id_tenant,
        cpfProprietario: newCpf(),
        nomeProprietario: 'Dona da Empresa',
        emailProprietario: `${id_owner}@dona.test`,
        contatoProprietario: '11977776666',
        password_hash: 'segredo-da-dona',
      });
    }
    await db.insert(clients).values({
      nome_fantasia: razao_social,
      status: 'ATIVO',
      createdDate: clock.now().toISOString(),
      cnae_principal: '4711302',
      atividadePrincipal: 'Comércio varejista',
      nomeContador: 'Contador',
      contatoContador: '11966665555',
      emailContador: 'contador@contador.test',
      banco: '077',
      agencia: '0001',
      conta: '123456',
      comissaoTenant: 12.5,
      cep: '74000000',
      logradouro: 'Rua Um',
      numero: '10',
      bairro: 'Centro',
      municipio: 'Goiânia',
      estado: 'GO',
      complemento: '',
      ...values,
      cnpjcpf,
      razao_social,
      razao_social_busca: foldText(razao_social),
      id_owner,
    });
  });
  return cnpjcpf;
}

interface NewProduct {
  id_tenant: TenantId;
  id_client: string;
  typeServico?: ServiceType;
  id_analista?: string;
  status?: ProductStatus;
}

export async function addProduct({ inTenant, clock }: TestServer, values: NewProduct): Promise<string> {
  const id = randomUUID();
  await inTenant(values.id_tenant, (db) =>
    db.insert(products).values({
      id,
      typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN',
      typeRegime: 'SIMPLES_NACIONAL',
      createdDate: clock.now().toISOString(),
      ...values,
    }),
  );
  return id;
}

interface NewAssessment {
  id_tenant: TenantId;
  id_client: string;
  id_product: string;
}

/** Adds an apuração without uploads. */
export async function addTestAssessment({ inTenant, clock }: TestServer, values: NewAssessment): Promise<string> {
  const id = randomUUID();
  await inTenant(values.id_tenant, (db) =>
    db.insert(assessments).values({
      id,
      name: 'Apuração de teste',
      createdDate: clock.now().toISOString(),
      ...values,
    }),
  );
  return id;
}
