CREATE TABLE "call_counts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "service_answers" (
	"service" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"freshUntil" timestamp with time zone NOT NULL,
	"deleteAfter" timestamp with time zone,
	CONSTRAINT "service_answers_service_question_pk" PRIMARY KEY("service","question")
);
--> statement-breakpoint
CREATE TABLE "service_failures" (
	"service" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"restsUntil" timestamp with time zone
);
