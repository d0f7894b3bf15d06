CREATE TABLE "gateway"."members" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"is_approver" boolean NOT NULL
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
CREATE TABLE "order_charges" (
	"order_number" text NOT NULL,
	"budget_center_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"charged_on" date NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_charges_order_number_budget_center_id_pk" PRIMARY KEY("order_number","budget_center_id")
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
ALTER TABLE "gateway"."carts" ADD COLUMN "budget_center_id" integer;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD COLUMN "po_release" text;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD COLUMN "ship_to_id" integer;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD COLUMN "line_budgets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "gateway"."orders" ADD COLUMN "po_release" text;--> statement-breakpoint
ALTER TABLE "gateway"."members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_centers" ADD CONSTRAINT "budget_centers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_budget_center_id_budget_centers_id_fk" FOREIGN KEY ("budget_center_id") REFERENCES "budget_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ship_to_locations" ADD CONSTRAINT "ship_to_locations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_centers_by_name" ON "budget_centers" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "order_charges_by_budget_center" ON "order_charges" USING btree ("budget_center_id");--> statement-breakpoint
CREATE INDEX "ship_to_locations_by_company" ON "ship_to_locations" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ship_to_locations_once" ON "ship_to_locations" USING btree ("company_id","address1","address2","zip_code");--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD CONSTRAINT "carts_budget_center_id_budget_centers_id_fk" FOREIGN KEY ("budget_center_id") REFERENCES "budget_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD CONSTRAINT "carts_ship_to_id_ship_to_locations_id_fk" FOREIGN KEY ("ship_to_id") REFERENCES "ship_to_locations"("id") ON DELETE no action ON UPDATE no action;