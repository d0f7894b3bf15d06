CREATE TABLE "told_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visit" text NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "told_events_by_visit" ON "told_events" USING btree ("visit","id");