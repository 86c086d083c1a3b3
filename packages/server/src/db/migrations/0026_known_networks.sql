ALTER TABLE "session" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "session_network" ON "session" USING btree ("network");