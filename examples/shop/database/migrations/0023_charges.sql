ALTER TABLE "order_charges" DROP CONSTRAINT "order_charges_order_number_orders_number_fk";
--> statement-breakpoint
ALTER TABLE "order_charges" ADD COLUMN "charged_on" date;--> statement-breakpoint
ALTER TABLE "order_charges" ADD COLUMN "is_released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "order_charges" SET "charged_on" = "orders"."placed_on", "is_released" = "orders"."status" = 'DECLINED' FROM "orders" WHERE "orders"."number" = "order_charges"."order_number";--> statement-breakpoint
ALTER TABLE "order_charges" ALTER COLUMN "charged_on" SET NOT NULL;