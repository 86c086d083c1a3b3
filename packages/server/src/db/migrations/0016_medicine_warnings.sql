ALTER TABLE "user_medication" ALTER COLUMN "quantity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_medication" ALTER COLUMN "remaining" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "needs_prescription" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "warning_reason" text;--> statement-breakpoint
ALTER TABLE "user_medication" ADD COLUMN "warning_reason" text;