ALTER TABLE "stores" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours" jsonb;--> statement-breakpoint
UPDATE "stores" SET "latitude" = place.latitude, "longitude" = place.longitude, "time_zone" = place.time_zone,
	"hours" = '{"weekdays":{"opens":8,"closes":21},"sunday":{"opens":8,"closes":21}}'
FROM (VALUES
	('0008', 42.2875, -71.3574, 'America/New_York'),
	('0112', 42.377, -71.1256, 'America/New_York'),
	('0214', 40.7864, -73.9764, 'America/New_York'),
	('0318', 39.9811, -75.174, 'America/New_York'),
	('0407', 41.9033, -87.6336, 'America/Chicago'),
	('0523', 29.8602, -95.5817, 'America/Chicago'),
	('0611', 34.0699, -118.3492, 'America/Los_Angeles'),
	('0702', 37.7593, -122.4836, 'America/Los_Angeles'),
	('0815', 47.6633, -122.3022, 'America/Los_Angeles'),
	('0903', 26.1421, -80.1728, 'America/New_York')
) AS place("number", latitude, longitude, time_zone) WHERE "store_number" = place."number";--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "latitude" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "longitude" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "time_zone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "hours" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "stores_by_place" ON "stores" USING btree ("latitude","longitude");
