CREATE TABLE "system_backups" (
	"id" text PRIMARY KEY NOT NULL,
	"finishedAt" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"tables" integer NOT NULL,
	"files" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"machine" text NOT NULL,
	"version" text NOT NULL,
	"startedAt" timestamp with time zone NOT NULL,
	"seenAt" timestamp with time zone NOT NULL
);
