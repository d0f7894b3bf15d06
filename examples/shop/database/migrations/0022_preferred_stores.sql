CREATE TABLE "preferred_stores" (
	"owner" text PRIMARY KEY NOT NULL,
	"store_number" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "preferred_stores" ("owner", "store_number") SELECT 'account:' || "id", "preferred_store" FROM "accounts" WHERE "preferred_store" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_preferred_store_stores_store_number_fk";
--> statement-breakpoint
ALTER TABLE "preferred_stores" ADD CONSTRAINT "preferred_stores_store_number_stores_store_number_fk" FOREIGN KEY ("store_number") REFERENCES "public"."stores"("store_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "preferred_store";