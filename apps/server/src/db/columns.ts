import type { Day } from '@restitui/brazil/day.ts';
import { type Cents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { bigint, customType, text } from 'drizzle-orm/pg-core';

/** The tenant that a row belongs to. */
export const tenantId = () => text().$type<TenantId>();

/** An instant, ISO 8601 with zone on the wire. */
export const instant = customType<{ data: string; driverData: Date | string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** A calendar day, AAAA-MM-DD. */
export const day = customType<{ data: Day; driverData: string }>({
  dataType: () => 'date',
});

/** An amount of money: reais with 2 exact decimals in the column, integer cents in the code. */
export const cents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(15, 2)',
  fromDriver: (value) => roundedCents(Number(value)),
  toDriver: (value) => reaisOf(value).toFixed(2),
});

/** An amount of money that SQL sums as well: integer cents in the column too. */
export const wholeCents = () => bigint({ mode: 'number' }).$type<Cents>();

/** Any JSON value. Drizzle's own column parses a stored text that looks like JSON ("10"). */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** Bytes, as a Buffer in memory. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});
