import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import type { TestServer } from './harness.ts';

/** Returns all stored data of an assessment's results, row by row and byte by byte, without ids and times. */
export function storedResult(server: TestServer, tenant: TenantId, id_apuracao: string) {
  return server.inTenant(tenant, async (db) => {
    const runs = sql`(select id from simples_runs where id_apuracao = ${id_apuracao})`;
    const rowsOf = async (table: string) => {
      const { rows } = await db.execute<{ row: object }>(
        sql`select to_jsonb(t) - 'id_run' - 'id_tenant' as row from ${sql.identifier(table)} t where id_run in ${runs}
          order by (to_jsonb(t) - 'id_run' - 'id_tenant')::text`,
      );
      return rows.map(({ row }) => row);
    };
    const { rows: ready } = await db.execute(
      sql`select resultado, resumo, contagens, problemas, revisao, regras, palavra from simples_runs
        where id_apuracao = ${id_apuracao} and state = 'pronta'`,
    );
    return {
      ready,
      months: await rowsOf('simples_months'),
      blocks: await rowsOf('simples_item_blocks'),
      reviews: await rowsOf('simples_reviews'),
      coverage: await rowsOf('simples_coverage'),
    };
  });
}
