import { bigint, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';

/** Answers of outside services, shared by all processes and kept over a restart. */
export const serviceAnswers = pgTable(
  'service_answers',
  {
    service: text().notNull(),
    /** The CNPJ or CEP that was asked for; empty for a list. */
    question: text().notNull(),
    answer: jsonb().notNull(),
    freshUntil: instant().notNull(),
    /** Null for an answer that is used when the service does not answer. */
    deleteAfter: instant(),
  },
  (table) => [primaryKey({ columns: [table.service, table.question] })],
);

/** Failures in a row of outside services, and until when they are not asked. */
export const serviceFailures = pgTable('service_failures', {
  service: text().primaryKey(),
  failures: integer().notNull(),
  restsUntil: instant(),
});

/** Calls per limit and address. The columns are those of rate-limiter-flexible, which writes them. */
export const callCounts = pgTable('call_counts', {
  /** Name of the limit and a hash of the address. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

personalData(serviceAnswers, {
  purpose: 'Filling forms in with what public registries say of a company',
  basis: 'interest',
  retention: { text: 'One day for companies, thirty days for addresses' },
  subject: 'contact',
  columns: {
    answer: { erase: 'keep', why: 'Public facts of a company, one of which may bear the name of its owner' },
  },
});

personalData(callCounts, {
  purpose: 'Limits of public calls',
  basis: 'interest',
  retention: { text: 'An hour after the window of the limit' },
  subject: 'contact',
  columns: { key: { erase: 'keep', why: 'A hash of the network address; deleted after the window' } },
});
