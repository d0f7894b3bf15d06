CREATE TABLE "preferred_stores" (
	"owner" text PRIMARY KEY NOT NULL,
	"store_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_number" text PRIMARY KEY NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferred_stores" ADD CONSTRAINT "preferred_stores_store_number_stores_store_number_fk" FOREIGN KEY ("store_number") REFERENCES "stores"("store_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stores_by_place" ON "stores" USING btree ("latitude","longitude");