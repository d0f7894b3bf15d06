ALTER TABLE "saved_items" ADD COLUMN "owner" text;--> statement-breakpoint
UPDATE "saved_items" SET "owner" = coalesce('account:' || "account_id", 'visit:' || "session_id");--> statement-breakpoint
ALTER TABLE "saved_items" ALTER COLUMN "owner" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_items" DROP CONSTRAINT "saved_items_have_one_owner";--> statement-breakpoint
ALTER TABLE "saved_items" DROP CONSTRAINT "saved_items_sku_products_sku_fk";--> statement-breakpoint
ALTER TABLE "saved_items" DROP COLUMN "session_id";--> statement-breakpoint
ALTER TABLE "saved_items" DROP COLUMN "account_id";--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_once" ON "saved_items" USING btree ("owner","sku");--> statement-breakpoint
ALTER TABLE "shopping_lists" DROP CONSTRAINT "shopping_lists_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "shopping_lists" DROP CONSTRAINT "shopping_lists_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "shopping_lists" ALTER COLUMN "account_id" TYPE text USING 'account:' || "account_id";--> statement-breakpoint
ALTER TABLE "shopping_lists" RENAME COLUMN "account_id" TO "owner";--> statement-breakpoint
ALTER TABLE "list_items" DROP CONSTRAINT "list_items_sku_products_sku_fk";--> statement-breakpoint
ALTER TABLE "list_stars" DROP CONSTRAINT "list_stars_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "list_stars" ALTER COLUMN "account_id" TYPE text USING 'account:' || "account_id";--> statement-breakpoint
ALTER TABLE "list_stars" RENAME COLUMN "account_id" TO "owner";--> statement-breakpoint
ALTER TABLE "list_stars" RENAME CONSTRAINT "list_stars_account_id_list_id_pk" TO "list_stars_owner_list_id_pk";
