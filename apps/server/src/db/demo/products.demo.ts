import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { products } from '../../features/recovery/products/products.table.ts';
import type { DemoClient } from './clients.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { statusesOfProducts } from './product-statuses.data.ts';
import { idOf, Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { analystEmail, analystServices, secondAnalystEmail, userId } from './users.demo.ts';

type ProductRow = typeof products.$inferInsert;

export interface DemoProduct {
  id: string;
  client: DemoClient;
  typeServico: ServiceType;
  status: ProductStatus;
  /** Days since it was hired. */
  age: number;
}

/** Days in which some products still wait for their analyst. */
const daysToAssign = 4;

export async function fillProducts(demo: Demo, clients: DemoClient[]): Promise<DemoProduct[]> {
  const made = demoTenants.flatMap((tenant) => productsOfTenant(clients.filter((client) => client.tenant === tenant)));
  const rows = made.map((product) => rowOf(product, demo.today));
  await insertRows(demo.db, products, rows);
  return made;
}

function productsOfTenant(clients: DemoClient[]): DemoProduct[] {
  const used = new Set<ProductStatus>();
  return clients.flatMap((client) => {
    const random = new Seeded('products', client.tenant.id, client.cnpjcpf);
    return servicesOf(client, random).map((typeServico) => ({
      id: idOf('product', client.tenant.id, client.cnpjcpf, typeServico),
      client,
      typeServico,
      status: statusOf(client, used, random),
      age: Math.max(1, client.age - random.between(0, Math.min(client.age, 30))),
    }));
  });
}

function servicesOf(client: DemoClient, random: Seeded): ServiceType[] {
  if (client.cnpjcpf === mainClient) return [...analystServices];
  const [main, ...others] = client.trade.services;
  if (client.status === 'NOVO' && random.chance(0.2)) return [];
  return [main as ServiceType, ...others.filter(() => random.chance(0.4))];
}

/** Uses each status once before repeating any. */
function statusOf({ cnpjcpf, status }: DemoClient, used: Set<ProductStatus>, random: Seeded): ProductStatus {
  if (cnpjcpf === mainClient) return 'ATIVO';
  const possible = statusesOfProducts[status];
  const chosen = possible.find((one) => !used.has(one)) ?? random.pick(possible);
  used.add(chosen);
  return chosen;
}

function rowOf({ id, client, typeServico, status, age }: DemoProduct, today: string): ProductRow {
  const random = new Seeded('product', id);
  const isMain = client.cnpjcpf === mainClient;
  const isAssigned = age > daysToAssign || random.chance(0.65);
  const analyst = analystServices.includes(typeServico) ? analystEmail : secondAnalystEmail;
  return {
    id,
    id_tenant: client.tenant.id,
    id_client: client.cnpjcpf,
    id_user: userId(`ceo@${client.tenant.domain}`),
    id_analista: isMain || isAssigned ? userId(analyst) : null,
    typeServico,
    typeRegime: client.trade.regime,
    status,
    isActive: !['CANCELADO', 'DISTRATO'].includes(status),
    createdDate: instantOn(dayBefore(today, age), random.between(0, 539)),
  };
}
