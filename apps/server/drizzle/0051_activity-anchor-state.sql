ALTER TABLE "activity_heads" ADD COLUMN "anchoredSeq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_heads" ADD COLUMN "anchoredAt" timestamp with time zone;