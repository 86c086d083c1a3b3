ALTER TABLE "medication_intake" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "past_schedule" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "past_schedule" ADD COLUMN "repeat" jsonb;--> statement-breakpoint
ALTER TABLE "past_schedule" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "user_medication" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "user_medication" ADD COLUMN "repeat" jsonb;--> statement-breakpoint
ALTER TABLE "user_medication" ADD COLUMN "steps" jsonb;--> statement-breakpoint
SELECT bound_dates();
