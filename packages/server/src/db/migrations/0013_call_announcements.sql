ALTER TABLE "consultation" ADD COLUMN "met_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "announce_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "consultation_to_announce" ON "consultation" USING btree ("announce_at") WHERE announce_at is not null;