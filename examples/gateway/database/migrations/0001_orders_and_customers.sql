CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway"."orders" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"cart_engine_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"customer_id" text,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"engine_id" text,
	"number" text,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "gateway"."carts" ALTER COLUMN "visit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD COLUMN "messages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway"."visits" ADD COLUMN "customer" jsonb;--> statement-breakpoint
CREATE INDEX "orders_of_visit" ON "gateway"."orders" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "gateway"."orders" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD CONSTRAINT "carts_customer_id_unique" UNIQUE("customer_id");