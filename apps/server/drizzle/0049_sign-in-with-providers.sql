CREATE TABLE "known_devices" (
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"device_hash" text NOT NULL,
	"name" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"lastSeenAt" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_id_tenant_id_user_device_hash_pk" PRIMARY KEY("id_tenant","id_user","device_hash")
);
--> statement-breakpoint
CREATE TABLE "oidc_identities" (
	"id_tenant" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"id_user" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "oidc_identities_id_tenant_issuer_subject_pk" PRIMARY KEY("id_tenant","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "oidc_providers" (
	"id_tenant" text NOT NULL,
	"provider" text NOT NULL,
	"client_id" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"directory" text,
	"domains" text[] NOT NULL,
	"isActive" boolean NOT NULL,
	"updatedDate" timestamp with time zone NOT NULL,
	CONSTRAINT "oidc_providers_id_tenant_provider_pk" PRIMARY KEY("id_tenant","provider")
);
--> statement-breakpoint
CREATE TABLE "oidc_sign_ins" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier_sealed" text NOT NULL,
	"browser_hash" text NOT NULL,
	"redirectUri" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"answeredAt" timestamp with time zone,
	"ticket_hash" text,
	"id_user" text,
	"refusal" text,
	CONSTRAINT "oidc_sign_ins_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "kind" text DEFAULT 'sign-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_identities" ADD CONSTRAINT "oidc_identities_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_providers" ADD CONSTRAINT "oidc_providers_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_sign_ins" ADD CONSTRAINT "oidc_sign_ins_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_sign_ins" ADD CONSTRAINT "oidc_sign_ins_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_identities_of_user" ON "oidc_identities" USING btree ("id_tenant","id_user","issuer");--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_by_state" ON "oidc_sign_ins" USING btree ("id_tenant","state_hash");--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_by_ticket" ON "oidc_sign_ins" USING btree ("id_tenant","ticket_hash");