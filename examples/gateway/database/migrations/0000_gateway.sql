CREATE SCHEMA "gateway";
--> statement-breakpoint
CREATE TABLE "gateway"."adds" (
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"plan" jsonb NOT NULL,
	"effects" jsonb,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "adds_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "gateway"."carts" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"engine_id" text NOT NULL,
	"coupons" jsonb NOT NULL,
	CONSTRAINT "carts_visit_id_unique" UNIQUE("visit_id")
);
--> statement-breakpoint
CREATE TABLE "gateway"."visits" (
	"id" text PRIMARY KEY NOT NULL,
	"context_token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway"."adds" ADD CONSTRAINT "adds_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "gateway"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway"."carts" ADD CONSTRAINT "carts_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "gateway"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_by_expiry" ON "gateway"."visits" USING btree ("expires_at");