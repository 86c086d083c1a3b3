ALTER TABLE "guest_link" ADD COLUMN "guest_location" text;--> statement-breakpoint
ALTER TABLE "guest_link" ADD COLUMN "empty_since" timestamp (3) with time zone;--> statement-breakpoint
SELECT bound_dates();