CREATE TABLE "factor_challenges" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"webauthn" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"spentAt" timestamp with time zone,
	CONSTRAINT "factor_challenges_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"code_hash" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"usedAt" timestamp with time zone,
	CONSTRAINT "recovery_codes_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"confirmedDate" timestamp with time zone,
	"lastUsedAt" timestamp with time zone,
	"sealed_secret" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"sign_counter" integer,
	"transports" text,
	"rp_id" text,
	CONSTRAINT "second_factors_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "security_settings" (
	"id_tenant" text NOT NULL,
	"second_factor_required" boolean NOT NULL,
	"idle_minutes" integer NOT NULL,
	"reauthentication" boolean NOT NULL,
	"updatedDate" timestamp with time zone NOT NULL,
	"id_user" text NOT NULL,
	CONSTRAINT "security_settings_id_tenant_pk" PRIMARY KEY("id_tenant")
);
--> statement-breakpoint
ALTER TABLE "client_sessions" ADD COLUMN "lastSeenAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_sessions" ADD COLUMN "idleAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticatedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "secondFactorAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "idleAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_settings" ADD CONSTRAINT "security_settings_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_settings" ADD CONSTRAINT "security_settings_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_of_user" ON "factor_challenges" USING btree ("id_tenant","id_user","createdDate");--> statement-breakpoint
CREATE INDEX "recovery_codes_of_user" ON "recovery_codes" USING btree ("id_tenant","id_user");--> statement-breakpoint
CREATE INDEX "second_factors_of_user" ON "second_factors" USING btree ("id_tenant","id_user");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_credential" ON "second_factors" USING btree ("id_tenant","credential_id");