DROP INDEX "users_email_in_tenant";--> statement-breakpoint
DROP INDEX "users_admin_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletedAt" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_in_tenant" ON "users" USING btree ("id_tenant",lower("email")) WHERE "users"."deletedAt" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_admin_email" ON "users" USING btree (lower("email")) WHERE "users"."typeUser" = 'ADMIN' and "users"."deletedAt" is null;