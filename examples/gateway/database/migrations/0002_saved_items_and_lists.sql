CREATE TABLE "list_items" (
	"id" text PRIMARY KEY NOT NULL,
	"position" serial NOT NULL,
	"list_id" text NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	"add_keys" jsonb NOT NULL,
	CONSTRAINT "list_items_qty_in_bounds" CHECK ("list_items"."qty" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "list_stars" (
	"owner" text NOT NULL,
	"list_id" text NOT NULL,
	CONSTRAINT "list_stars_owner_list_id_pk" PRIMARY KEY("owner","list_id")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"access_level" text NOT NULL,
	"owner" text,
	"company_id" text,
	"tenant" text NOT NULL,
	"is_read_only" boolean NOT NULL,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_lists_key_unique" UNIQUE("key"),
	CONSTRAINT "shopping_lists_have_an_owner" CHECK (("shopping_lists"."owner" is null) = ("shopping_lists"."access_level" = 'GLOBAL'))
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"sku" text NOT NULL,
	"saved_from" jsonb NOT NULL,
	"plans" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_stars" ADD CONSTRAINT "list_stars_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_items_once" ON "list_items" USING btree ("list_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_lists_by_name" ON "shopping_lists" USING btree ("owner","name");--> statement-breakpoint
CREATE INDEX "shopping_lists_by_company" ON "shopping_lists" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_once" ON "saved_items" USING btree ("owner","sku");