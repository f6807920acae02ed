import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../../test/breaking-changes.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';

/** The last migration that was written before the rule. */
const before = '0072';
const ruled = readMigrations(migrationsFolder).filter(({ tag }) => tag.slice(0, 4) > before);

describe('a new migration', () => {
  it('leaves the version before running, or names its contract phase (docs/add-a-feature.md, "A table")', () => {
    const broken = ruled.flatMap(({ tag, statements }) =>
      breakingChanges(statements).map((each) => ({ tag, ...each })),
    );
    expect(broken).toEqual([]);
  });
});

describe('the check of migrations', () => {
  const of = (...statements: string[]) => breakingChanges(statements).map(({ change }) => change);

  it.each([
    ['DROP TABLE "clients";', 'drops what the version before uses'],
    ['DROP TABLE IF EXISTS "clients" CASCADE;', 'drops what the version before uses'],
    ['ALTER TABLE "clients" DROP COLUMN "apelido";', 'drops a column that the version before reads'],
    ['ALTER TABLE "public"."clients" DROP COLUMN IF EXISTS "apelido";', 'drops a column that the version before reads'],
    ['alter table "clients" drop "apelido";', 'drops a column that the version before reads'],
    ['ALTER TABLE "clients" RENAME COLUMN "apelido" TO "alcunha";', 'renames what the version before names'],
    ['ALTER TABLE "clients" RENAME "apelido" TO "alcunha";', 'renames what the version before names'],
    ['ALTER TABLE "clients" RENAME TO "customers";', 'renames what the version before names'],
    [
      `ALTER TABLE "clients" ADD COLUMN "a" text DEFAULT 'x, (', DROP COLUMN "apelido";`,
      'drops a column that the version before reads',
    ],
    [
      'ALTER TABLE "clients" ADD CONSTRAINT "k" UNIQUE ("id_x", "a"), ADD COLUMN "a" numeric(9, 2),\n  ADD "b" text NOT NULL;',
      'adds a required column without a default',
    ],
    ["ALTER TYPE \"state\" RENAME VALUE 'a' TO 'b';", 'renames what the version before names'],
    ['ALTER TABLE "clients" ALTER COLUMN "valor" SET DATA TYPE bigint;', 'changes the type of a column'],
    ['ALTER TABLE "clients" ALTER COLUMN "valor" TYPE bigint USING valor::bigint;', 'changes the type of a column'],
    [
      'ALTER TABLE "clients" ALTER COLUMN "valor" SET NOT NULL;',
      'requires a column that the version before may leave empty',
    ],
    ['ALTER TABLE "clients" ALTER COLUMN "valor" DROP DEFAULT;', 'drops a default that the version before relies on'],
    ['ALTER TABLE "clients" ADD COLUMN "valor" integer NOT NULL;', 'adds a required column without a default'],
    [
      'CREATE UNIQUE INDEX "one" ON "clients" USING btree ("id_tenant","nome");',
      'makes unique what the version before may write twice',
    ],
    [
      'ALTER TABLE "clients" ADD CONSTRAINT "one" UNIQUE("id_tenant","nome");',
      'adds a key that the version before may violate',
    ],
    [
      'ALTER TABLE "clients" ADD CONSTRAINT "fk" FOREIGN KEY ("id_tenant","id_x") REFERENCES "x"("id_tenant","id");',
      'adds a key that the version before may violate',
    ],
    [
      'ALTER TABLE "clients" ADD CONSTRAINT "ok" CHECK ("clients"."valor" > 0);',
      'checks what the version before writes unchecked',
    ],
  ])('finds %s', (statement, change) => {
    expect(of(statement)).toEqual([change]);
    expect(of('CREATE TABLE "other" ("id" text);', `\n${statement}\n`)).toEqual([change]);
  });

  it.each([
    'CREATE TABLE "tags" ("id" text NOT NULL);',
    'ALTER TABLE "clients" ADD COLUMN "apelido" text;',
    `ALTER TABLE "clients" ADD COLUMN "apelido" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "clients" ADD COLUMN "dobro" integer GENERATED ALWAYS AS (valor * 2) STORED NOT NULL;',
    'ALTER TABLE "clients" ALTER COLUMN "apelido" DROP NOT NULL;',
    'ALTER TABLE "clients" ALTER COLUMN "apelido" SET DEFAULT 0;',
    'ALTER TABLE "clients" DROP CONSTRAINT "ok";',
    'ALTER TABLE "clients" RENAME CONSTRAINT "a" TO "b";',
    'ALTER TABLE "clients" ADD COLUMN "a" text, ADD COLUMN "b" text, ADD CONSTRAINT "k" UNIQUE ("id_x", "b");',
    'CREATE INDEX "by_name" ON "clients" USING btree ("nome");',
    'DROP INDEX "by_name";',
    `UPDATE "clients" SET "nome" = 'DROP TABLE';`,
    '-- DROP TABLE "clients";',
  ])('passes %s', (statement) => {
    expect(of(statement)).toEqual([]);
  });

  it('leaves what the same migration creates to it', () => {
    expect(
      of(
        'CREATE TABLE "tags" ("id" text NOT NULL);',
        'ALTER TABLE "tags" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "clients"("id");',
        'CREATE UNIQUE INDEX "one" ON "tags" USING btree ("id");',
        'ALTER TABLE "clients" ADD COLUMN "id_tag" text;',
        'ALTER TABLE "clients" ADD CONSTRAINT "fk" FOREIGN KEY ("id_tenant","id_tag") REFERENCES "tags"("id_tenant","id");',
        'ALTER TABLE "clients" ADD CONSTRAINT "ok" CHECK ("clients"."id_tag" <> \'\');',
        'CREATE UNIQUE INDEX "one" ON "clients" USING btree ("id_tenant","id_tag");',
      ),
    ).toEqual([]);
    expect(
      of(
        'ALTER TABLE "clients" ADD COLUMN "id_tag" text;',
        'ALTER TABLE "clients" ADD CONSTRAINT "ok" CHECK (num_nulls("clients"."id_tag", "clients"."nome") = 0);',
        'ALTER TABLE "owners" DROP COLUMN "id_tag";',
      ),
    ).toHaveLength(2);
  });

  it('finds a function that writes a new table without privileges of the version before', () => {
    const table = 'CREATE TABLE IF NOT EXISTS "tallies" ("id" text NOT NULL);';
    const written = `-- Counts.\nCREATE FUNCTION tally() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN\n\tINSERT INTO tallies (id) VALUES ('a');\n\tRETURN NULL;\nEND $$;`;
    const granted = `DO $$ BEGIN\n\tEXECUTE format('GRANT SELECT, INSERT ON tallies TO %I', app);\nEND $$;`;
    expect(of(table, written)).toEqual(['writes a new table that the version before has no privileges on']);
    expect(of(table, granted, written)).toEqual([]);
    expect(of(written)).toEqual([]);
  });

  it('names every clause that breaks the version before', () => {
    const drop = 'drops a column that the version before reads';
    const statement =
      'ALTER TABLE "clients" DROP COLUMN "apelido", ALTER COLUMN "nome" TYPE text, DROP COLUMN "email";';
    expect(of(statement)).toEqual([drop, 'changes the type of a column', drop]);
  });

  it('accepts the contract phase of the statement that names its reason', () => {
    const drop = 'ALTER TABLE "clients" DROP COLUMN "apelido";';
    expect(of(`-- contract: no version since 0.0.4 reads it\n${drop}`)).toEqual([]);
    expect(of(`-- contract: old\n${drop}`)).toHaveLength(1);
    expect(of(`-- contract: no version since 0.0.4 reads it\n${drop}`, drop)).toHaveLength(1);
  });
});
