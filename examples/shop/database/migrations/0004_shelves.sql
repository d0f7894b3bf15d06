CREATE TABLE "store_stock" (
	"store_number" text NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "store_stock_sku_store_number_pk" PRIMARY KEY("sku","store_number"),
	CONSTRAINT "store_stock_not_below_zero" CHECK ("store_stock"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "pickup_delegate" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_delegate" jsonb;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_number_stores_store_number_fk" FOREIGN KEY ("store_number") REFERENCES "public"."stores"("store_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;