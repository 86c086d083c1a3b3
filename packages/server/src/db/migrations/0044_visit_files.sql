ALTER TABLE "consultation" ADD COLUMN "file_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_message" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "visit_message" ADD COLUMN "media_type" text;--> statement-breakpoint
ALTER TABLE "visit_message" ADD COLUMN "size_bytes" integer;--> statement-breakpoint
ALTER TABLE "visit_message" ADD CONSTRAINT "visit_message_media_type" CHECK ("visit_message"."media_type" in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf'));