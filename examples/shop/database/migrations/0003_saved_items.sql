CREATE TABLE "saved_items" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"account_id" integer,
	"sku" text NOT NULL,
	"saved_from" jsonb NOT NULL,
	"plans" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_items_have_one_owner" CHECK (("saved_items"."session_id" is null) <> ("saved_items"."account_id" is null))
);
--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_one_per_session" ON "saved_items" USING btree ("session_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_one_per_account" ON "saved_items" USING btree ("account_id","sku");