ALTER TABLE "blood_pressure" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "measurement" ADD COLUMN "note" text;