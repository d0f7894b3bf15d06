CREATE TABLE "order_charges" (
	"order_number" text NOT NULL,
	"budget_center_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "order_charges_order_number_budget_center_id_pk" PRIMARY KEY("order_number","budget_center_id")
);
--> statement-breakpoint
CREATE TABLE "budget_centers" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"monthly_budget" integer,
	CONSTRAINT "budget_centers_budget_not_below_zero" CHECK ("budget_centers"."monthly_budget" >= 0)
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"budget_center_demand" text NOT NULL,
	"po_number_demand" text NOT NULL,
	"po_release_demand" text NOT NULL,
	"is_mandatory" boolean NOT NULL,
	"approval_over" integer,
	"takes_new_locations" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ship_to_locations" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "budget_center_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "budget_center_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "po_release" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "ship_to_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status" text DEFAULT 'CONFIRMED' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_release" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_budget_center_id_budget_centers_id_fk" FOREIGN KEY ("budget_center_id") REFERENCES "public"."budget_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_centers" ADD CONSTRAINT "budget_centers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ship_to_locations" ADD CONSTRAINT "ship_to_locations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_charges_by_budget_center" ON "order_charges" USING btree ("budget_center_id");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_centers_by_name" ON "budget_centers" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "ship_to_locations_by_company" ON "ship_to_locations" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ship_to_locations_once" ON "ship_to_locations" USING btree ("company_id","address1","address2","zip_code");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_budget_center_id_budget_centers_id_fk" FOREIGN KEY ("budget_center_id") REFERENCES "public"."budget_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_budget_center_id_budget_centers_id_fk" FOREIGN KEY ("budget_center_id") REFERENCES "public"."budget_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_ship_to_id_ship_to_locations_id_fk" FOREIGN KEY ("ship_to_id") REFERENCES "public"."ship_to_locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_key_unique" UNIQUE("key");