CREATE TABLE "request_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE INDEX "request_keys_by_use" ON "request_keys" USING btree ("used_at");--> statement-breakpoint
ALTER TABLE "gateway"."adds" DROP COLUMN "request_hash";