CREATE TABLE "ad_beacons" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"fired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pairs" (
	"sku" text NOT NULL,
	"other_sku" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "product_pairs_sku_other_sku_pk" PRIMARY KEY("sku","other_sku")
);
--> statement-breakpoint
CREATE TABLE "viewed_products" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" text,
	"account_id" integer,
	"sku" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_products_have_one_owner" CHECK (("viewed_products"."session_id" is null) <> ("viewed_products"."account_id" is null))
);
--> statement-breakpoint
ALTER TABLE "ad_beacons" ADD CONSTRAINT "ad_beacons_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_other_sku_products_sku_fk" FOREIGN KEY ("other_sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pairs_by_orders" ON "product_pairs" USING btree ("sku","orders");--> statement-breakpoint
CREATE UNIQUE INDEX "viewed_products_one_per_session" ON "viewed_products" USING btree ("session_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "viewed_products_one_per_account" ON "viewed_products" USING btree ("account_id","sku");