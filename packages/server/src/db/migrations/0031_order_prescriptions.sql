ALTER TABLE "order_line" ADD COLUMN "prescription_document_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "prescription_decision" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "prescription_reason" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_prescription_document_id_health_document_id_fk" FOREIGN KEY ("prescription_document_id") REFERENCES "public"."health_document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_prescription_decision" CHECK ("order_line"."prescription_decision" in ('released', 'refused'));