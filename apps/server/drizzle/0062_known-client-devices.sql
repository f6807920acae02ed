CREATE TABLE "known_client_devices" (
	"id_tenant" text NOT NULL,
	"id_owner" text NOT NULL,
	"device_hash" text NOT NULL,
	"name" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"lastSeenAt" timestamp with time zone NOT NULL,
	CONSTRAINT "known_client_devices_id_tenant_id_owner_device_hash_pk" PRIMARY KEY("id_tenant","id_owner","device_hash")
);
--> statement-breakpoint
ALTER TABLE "known_client_devices" ADD CONSTRAINT "known_client_devices_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE cascade ON UPDATE no action;