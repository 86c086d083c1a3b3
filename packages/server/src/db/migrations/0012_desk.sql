ALTER TABLE "consultation" ADD COLUMN "identity_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "has_camera" boolean;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "has_microphone" boolean;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "devices_checked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "consultation" SET "finished_at" = "ended_at" WHERE "status" = 'ended';
