CREATE TABLE "user_invitations" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"id_inviter" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"activates" boolean NOT NULL,
	"isSpent" boolean DEFAULT false NOT NULL,
	"acceptedDate" timestamp with time zone,
	CONSTRAINT "user_invitations_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspendedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inviteExpiresAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lastSignInAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "id_createdBy" text;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_id_inviter_user_directory_id_fk" FOREIGN KEY ("id_inviter") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_invitations_of_user" ON "user_invitations" USING btree ("id_tenant","id_user","createdDate");--> statement-breakpoint
CREATE INDEX "user_invitations_of_inviter" ON "user_invitations" USING btree ("id_tenant","id_inviter","createdDate");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_createdBy_user_directory_id_fk" FOREIGN KEY ("id_createdBy") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;