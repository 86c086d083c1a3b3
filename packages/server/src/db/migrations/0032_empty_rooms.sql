ALTER TABLE "consultation" ADD COLUMN "empty_since" timestamp (3) with time zone;--> statement-breakpoint
SELECT bound_dates();
